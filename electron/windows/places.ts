import { z } from 'zod'

export const boundsSchema = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})
export type Bounds = z.infer<typeof boundsSchema>

/** Where windows stood, kept between sessions. Pixels of the desktop. */
export const placesSchema = z.object({
  gm: z.object({ bounds: boundsSchema, maximized: z.boolean() }).nullable(),
  player: z
    .object({
      /** Place as a window, used when it is not on a display of its own. */
      bounds: boundsSchema.nullable(),
      /** The display it filled; it returns there whenever that display is connected. */
      display: z.object({ id: z.number(), bounds: boundsSchema }).nullable(),
    })
    .nullable(),
})
export type Places = z.infer<typeof placesSchema>
export const noPlaces: Places = { gm: null, player: null }

/** What is needed of a connected display. */
export interface Screen {
  readonly id: number
  readonly bounds: Bounds
  readonly workArea: Bounds
}

function overlap(a: Bounds, b: Bounds): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** The display that shows most of a window; the first one when none does. */
export function displayUnder(bounds: Bounds, displays: readonly Screen[]): Screen | undefined {
  let best = displays[0]
  for (const display of displays) {
    if (best && overlap(bounds, display.bounds) > overlap(bounds, best.bounds)) best = display
  }
  return best
}

/** Moves and shrinks a window so that all of it lies on a connected display. */
export function fitToDisplays(bounds: Bounds, displays: readonly Screen[]): Bounds {
  const area = displayUnder(bounds, displays)?.workArea
  if (!area) return bounds
  const width = Math.min(bounds.width, area.width)
  const height = Math.min(bounds.height, area.height)
  return {
    x: Math.min(Math.max(bounds.x, area.x), area.x + area.width - width),
    y: Math.min(Math.max(bounds.y, area.y), area.y + area.height - height),
    width,
    height,
  }
}

function centeredOn(area: Bounds, width: number, height: number): Bounds {
  const size = { width: Math.min(width, area.width), height: Math.min(height, area.height) }
  return {
    x: Math.round(area.x + (area.width - size.width) / 2),
    y: Math.round(area.y + (area.height - size.height) / 2),
    ...size,
  }
}

/**
 * Where the players' window goes: onto its remembered display when that is connected, else onto another display than
 * the GM's, else beside the GM as a window.
 */
export function placeOfPlayers(
  displays: readonly Screen[],
  remembered: Places['player'],
  gm: Bounds,
): { bounds: Bounds; display: Screen | null } {
  const gmDisplay = displayUnder(gm, displays)
  const known = remembered?.display
  const display =
    displays.find((other) => other.id === known?.id && other.id !== gmDisplay?.id) ??
    displays.find((other) => other.id !== gmDisplay?.id)
  if (display) return { bounds: display.bounds, display }
  const bounds = remembered?.bounds ?? centeredOn(gmDisplay?.workArea ?? gm, 1280, 720)
  return { bounds: fitToDisplays(bounds, displays), display: null }
}
