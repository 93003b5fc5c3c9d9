import type { EffectView } from '@shared/view/gm'
import { isIconName, type IconName } from './icons'

/** Sign of a condition by its row id. Rows a GM made have none of their own and get the plain one. */
const signs: Record<string, IconName> = {
  bleeding: 'drop',
  blinded: 'blind',
  break: 'crack',
  charmed: 'heart',
  concussed: 'swirl',
  crouching: 'crouch',
  dazed: 'swirl',
  deafened: 'ear',
  dodging: 'shield',
  dying: 'sleep',
  exhaustion: 'weary',
  fracture: 'crack',
  frightened: 'fear',
  grappled: 'grip',
  hemorrhage: 'drop',
  hidden: 'eyeoff',
  incapacitated: 'ban',
  invisible: 'ghost',
  paralyzed: 'still',
  petrified: 'stone',
  poisoned: 'poison',
  prone: 'prone',
  readied: 'flag',
  restrained: 'rope',
  stable: 'sleep',
  stunned: 'stun',
  surprised: 'warn',
  unconscious: 'sleep',
  unsettled: 'wave',
  vulnerable: 'vuln',
}

/** Icon of a condition row (or of an icon the view names outright). */
export function signOf(condition: string | null): IconName {
  if (condition === null) return 'note'
  return signs[condition] ?? (isIconName(condition) ? condition : 'note')
}

/** The small anchor of a chip's time tab: what kind of moment ends it. */
export const timeIcons: Record<EffectView['timeKind'], IconName | null> = {
  start: 'start',
  end: 'end',
  clock: 'clock',
  save: 'd20',
  happening: null,
  hand: null,
  scene: null,
  round: 'end',
}
