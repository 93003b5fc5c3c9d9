/**
 * The app's own icons: 16 grid, stroke 1.4. Every row holds the inside of one `<symbol>`.
 * They are put into the page once (`installIcons`) and shown by `Icon.svelte` through `<use>`,
 * so that a row of the order costs one element per icon.
 */
const shapes = {
  flame:
    '<path fill="currentColor" stroke="none" d="M8.300 1c.5 2.700 4.200 4.300 4.200 8.300A4.500 4.500 0 0 1 8 14.800a4.500 4.500 0 0 1-4.500-5.300c.3-1.400 1.200-2.200 1.700-3.400.8.700 1.100 1.300 1.300 2.200C7.700 6.600 8.200 4.200 8.300 1z"/>',
  ember:
    '<path d="M8.300 1.800c.5 2.500 3.600 3.900 3.600 7.500A3.900 3.900 0 0 1 8 14.100a3.900 3.900 0 0 1-3.900-4.600c.3-1.200 1-1.900 1.400-2.900.8.700 1 1.300 1.200 2.100 1-1.600 1.500-3.900 1.600-6.900z"/>',
  bolt: '<path fill="currentColor" stroke="none" d="M9.300 1 3.400 9.200h3.900L6.600 15l6-8.300H8.700z"/>',
  boltoff:
    '<path d="M9.300 1.500 3.800 9h3.900L7 14.500 12.600 6.900H8.500z"/><path stroke-width="1.800" d="M2 2.500l12 11"/>',
  conc: '<circle cx="8" cy="8" r="6"/><circle cx="8" cy="8" r="2.300" fill="currentColor" stroke="none"/>',
  eyeoff:
    '<path d="M1.500 8C3.500 5 5.600 3.700 8 3.700S12.500 5 14.500 8c-2 3-4.100 4.300-6.500 4.300S3.500 11 1.500 8z"/><circle cx="8" cy="8" r="1.900"/><path stroke-width="1.800" d="M2.500 13.500l11-11"/>',
  eye: '<path d="M1.500 8C3.500 5 5.600 3.700 8 3.700S12.500 5 14.500 8c-2 3-4.100 4.300-6.500 4.300S3.500 11 1.500 8z"/><circle cx="8" cy="8" r="2.100" fill="currentColor" stroke="none"/>',
  flag: '<path d="M4 14.500v-13M4 2.300h8.500L10.300 5.600l2.200 3.300H4"/>',
  glass:
    '<path d="M3.700 1.800h8.600M3.700 14.200h8.600M5 2v2.600L8 8l3-3.400V2M5 14v-2.600L8 8l3 3.400V14"/>',
  d20: '<path d="M8 1.200 14 4.600v6.800L8 14.800 2 11.400V4.600z"/><path d="M8 4.800l3.300 5.500H4.700z"/>',
  d6: '<rect x="2.200" y="2.200" width="11.600" height="11.600" rx="2"/><g fill="currentColor" stroke="none"><circle cx="5.300" cy="5.300" r="1.100"/><circle cx="10.700" cy="10.700" r="1.100"/><circle cx="8" cy="8" r="1.100"/></g>',
  undo: '<path d="M5.500 2.500 2 6l3.500 3.500M2.300 6H10a4 4 0 0 1 0 8H6"/>',
  redo: '<path d="M10.500 2.500 14 6l-3.500 3.500M13.700 6H6a4 4 0 0 0 0 8h4"/>',
  drop: '<path fill="currentColor" stroke="none" d="M8 1.500c2 3.200 4.200 5.300 4.200 8.200a4.200 4.200 0 0 1-8.400 0C3.800 6.800 6 4.700 8 1.500z"/>',
  wave: '<path d="M1.800 6.200c2-3.400 4.200-3.400 6.200 0s4.200 3.400 6.200 0M1.800 11c2-3.400 4.200-3.400 6.200 0s4.200 3.400 6.200 0"/>',
  rope: '<path d="M5.300 1.800v12.400M10.700 1.800v12.400M2 5.600h12M2 10.400h12"/>',
  grip: '<path d="M3.200 13.500V8a4.800 4.800 0 0 1 9.600 0v5.500M6.400 13.500V9M9.600 13.500V9"/>',
  fear: '<circle cx="8" cy="8" r="6.300"/><path stroke-width="1.900" d="M8 4.500v4.300M8 11.300v.3"/>',
  vuln: '<path d="M8 1.500l5.200 2v4.200c0 3.500-2.200 5.500-5.200 6.800-3-1.300-5.200-3.300-5.200-6.800V3.500z"/><path d="M9.300 3 7 7.300h2.600l-2 4.200"/>',
  shield:
    '<path d="M8 1.500l5.200 2v4.200c0 3.500-2.200 5.500-5.200 6.800-3-1.300-5.200-3.300-5.200-6.800V3.500z"/>',
  prone:
    '<path d="M1.500 13.500h13M6.200 10.300h7.300"/><circle cx="3.400" cy="9.800" r="1.700" fill="currentColor" stroke="none"/>',
  poison:
    '<circle cx="6" cy="10" r="4"/><circle cx="11.300" cy="4.700" r="2.400"/><circle cx="12.500" cy="11.200" r="1" fill="currentColor"/>',
  blind:
    '<path d="M1.800 6.500c3 4.600 9.400 4.600 12.400 0M4 9.300l-1.300 2M8 10.300v2.400M12 9.300l1.300 2"/>',
  sleep: '<path d="M3 4h5L3 10h5M10 8.500h3.500L10 13h3.500"/>',
  stun: '<path d="M8 1.800l1.500 4.700 4.700 1.500-4.700 1.500L8 14.200 6.500 9.500 1.800 8l4.700-1.500z"/>',
  start:
    '<path stroke-width="2" d="M2.800 3v10"/><path fill="currentColor" stroke="none" d="M6 3.200 14 8l-8 4.800z"/>',
  end: '<path stroke-width="2" d="M13.200 3v10"/><path fill="currentColor" stroke="none" d="M2 3.200 10 8l-8 4.800z"/>',
  clock: '<circle cx="8" cy="8" r="6.300"/><path d="M8 4.200V8l2.600 1.700"/>',
  tv: '<rect x="1.500" y="2.500" width="13" height="9" rx="1"/><path d="M5 14h6"/>',
  search: '<circle cx="7" cy="7" r="4.700"/><path d="M10.500 10.500 14.500 14.500"/>',
  plus: '<path stroke-width="1.800" d="M8 2.500v11M2.500 8h11"/>',
  minus: '<path stroke-width="1.800" d="M2.500 8h11"/>',
  chev: '<path d="M6 3l5 5-5 5"/>',
  chevd: '<path d="M3 6l5 5 5-5"/>',
  chevu: '<path d="M3 10l5-5 5 5"/>',
  arrow: '<path d="M2 8h11M9 4l4 4-4 4"/>',
  check: '<path stroke-width="2" d="M2.500 8.500 6.500 12.500 13.500 4"/>',
  x: '<path stroke-width="2" d="M3.500 3.500l9 9M12.500 3.500l-9 9"/>',
  warn: '<path d="M8 2 14.800 13.700H1.200z"/><path stroke-width="1.700" d="M8 6.300v3.400M8 11.700v.2"/>',
  star: '<path d="M8 1.700l1.900 4 4.400.6-3.200 3 .8 4.400L8 11.600l-3.900 2.100.8-4.400-3.200-3 4.400-.6z"/>',
  staron:
    '<path fill="currentColor" d="M8 1.700l1.900 4 4.400.6-3.200 3 .8 4.400L8 11.600l-3.900 2.100.8-4.400-3.200-3 4.400-.6z"/>',
  blade:
    '<path d="M13.500 2.500 6 10M13.500 2.500l-3 .4L4.700 8.700M13.500 2.500l-.4 3L7.300 11.300M3.500 8.500l4 4M5 11l-2.800 2.800"/>',
  bow: '<path d="M3 3c6 0 10 4 10 10M3 3v0l10 10M2 8.500l.0 0M8 8l-6 6M2 11v3h3"/>',
  cone: '<path d="M2 8 13 2.500c1.300 3.500 1.300 7.500 0 11z"/>',
  note: '<path d="M3 2h10v12H3zM5.500 5.500h5M5.500 8h5M5.500 10.500h3"/>',
  file: '<path d="M3.500 1.500h6l3 3v10h-9zM9.500 1.500v3h3"/>',
  folder: '<path d="M1.500 3.500h5l1.500 2h6.500v7.500h-13z"/>',
  lock: '<rect x="3" y="7" width="10" height="7" rx="1"/><path d="M5 7V5a3 3 0 0 1 6 0v2"/>',
  moon: '<path d="M13 9.800A5.800 5.800 0 0 1 6.200 3 5.800 5.800 0 1 0 13 9.800z"/>',
  fire: '<path d="M2.500 13.500h11M4.500 11l7-3.500M4.500 7.500l7 3.500"/>',
  link: '<path d="M6.500 9.500l3-3M7 4.500l1.500-1.500a3.200 3.200 0 0 1 4.500 4.500L11.500 9M9 11.500 7.500 13A3.200 3.200 0 0 1 3 8.500L4.500 7"/>',
  swap: '<path d="M3 5h9M9.500 2.500 12 5 9.500 7.500M13 11H4M6.500 8.500 4 11l2.500 2.500"/>',
  crown: '<path d="M2 12.500h12M2.300 10 1.800 4l3.500 2.700L8 2.800l2.700 3.900L14.200 4l-.5 6z"/>',
  wavein: '<path d="M2 3v10M5 8h8.500M10 4.500 13.500 8 10 11.500"/>',
  copy: '<path d="M5 5h8.500v8.500H5zM2.500 11V2.500H11"/>',
  ear: '<path d="M5.5 12.5c0-3-2-3.5-2-6.3a4.5 4.5 0 0 1 9 0c0 3-2.5 3.3-2.5 5.5a2.2 2.2 0 0 1-4.5.8M6.3 6.5a1.8 1.8 0 0 1 3.4 0M2 2l12 12"/>',
  crack: '<path d="M1.5 6.5H7l-1 3H1.5M14.500 9.500H9l1-3h4.500"/>',
  heart: '<path d="M8 13.5 2.8 8.3a3.2 3.2 0 0 1 4.600-4.500l.6.7.6-.7a3.200 3.200 0 0 1 4.600 4.500z"/>',
  swirl:
    '<path d="M8 8a1.200 1.200 0 0 1 2.400 0A2.800 2.800 0 0 1 4.800 8a4.300 4.300 0 0 1 8.600 0A5.600 5.600 0 0 1 8 13.600"/>',
  crouch: '<path d="M3 13.500h10M8 2.500v7M4.800 6.500 8 9.700l3.200-3.200"/>',
  weary: '<rect x="1.500" y="5" width="11.500" height="6" rx="1"/><path d="M14.500 7v2M4 7.200v1.600"/>',
  ghost: '<circle cx="8" cy="8" r="6" stroke-dasharray="2.200 2.400"/>',
  stone: '<path d="M3 13 1.800 8.500 5 3.500h5.500l3.700 4.500-1.700 5zM5 3.500 7 8l-1 5M7 8h7"/>',
  still: '<circle cx="8" cy="8" r="6.300"/><path d="M6.200 5.500v5M9.800 5.500v5"/>',
  ban: '<circle cx="8" cy="8" r="6.300"/><path d="M3.600 3.600l8.800 8.800"/>',
  keyboard:
    '<rect x="1.500" y="4" width="13" height="8.500" rx="1"/><path d="M4 6.700h.1M6.700 6.700h.1M9.300 6.700h.1M12 6.700h.1M5 9.800h6"/>',
  gear: '<circle cx="8" cy="8" r="2.300"/><path d="M8 1.500v2M8 12.500v2M1.500 8h2M12.500 8h2M3.400 3.400l1.400 1.400M11.200 11.200l1.400 1.400M12.600 3.400l-1.400 1.400M4.800 11.200l-1.400 1.400"/>',
  trash: '<path d="M2.500 4h11M6 4V2.500h4V4M4 4l.7 10h6.600L12 4M6.700 6.500v5M9.300 6.500v5"/>',
} as const

export type IconName = keyof typeof shapes

/** Stop marks on a 20 grid: the side of whoever stands there. */
const marks = {
  party: '<circle cx="10" cy="10" r="6.5"/>',
  foe: '<path d="M10 1.9 18.1 10 10 18.1 1.9 10z"/>',
  ally: '<path d="M10 2.5 17.8 16.5H2.2z"/>',
} as const

/** Whether a name from the view (a log line's or a condition's icon) is one of ours. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(shapes, name)

const symbol = (id: string, size: number, inside: string) =>
  `<symbol id="${id}" viewBox="0 0 ${size} ${size}">${inside}</symbol>`

/** Puts all icons into the page, once. Call before the first component is mounted. */
export function installIcons(page: Document) {
  if (page.getElementById('icon-sprite')) return
  const symbols = [
    ...Object.entries(shapes).map(([name, inside]) => symbol(`icon-${name}`, 16, inside)),
    ...Object.entries(marks).map(([side, inside]) => symbol(`mark-${side}`, 20, inside)),
  ].join('')
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg" id="icon-sprite" class="sprite" aria-hidden="true">${symbols}</svg>`,
    'image/svg+xml',
  )
  page.body.prepend(page.importNode(parsed.documentElement, true))
}
