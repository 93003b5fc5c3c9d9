import { describe, expect, it } from 'vitest'
import { fitToDisplays, placeOfPlayers, type Screen } from '../../electron/windows/places'

const display = (id: number, x: number, width: number, height: number): Screen => {
  const bounds = { x, y: 0, width, height }
  return { id, bounds, workArea: { ...bounds, height: height - 40 } }
}

const laptop = display(1, 0, 1440, 900)
const projector = display(2, 1440, 1920, 1080)
const gm = { x: 100, y: 50, width: 1200, height: 800 }

describe('where windows stand', () => {
  it('X2 a window last on a display that is gone comes back inside a connected one', () => {
    const place = fitToDisplays({ x: 2600, y: 300, width: 900, height: 700 }, [laptop])
    expect(place).toEqual({ x: 540, y: 160, width: 900, height: 700 })
  })

  it('a window larger than its display shrinks to it', () => {
    const place = fitToDisplays({ x: -50, y: -50, width: 4000, height: 4000 }, [laptop])
    expect(place).toEqual({ x: 0, y: 0, width: 1440, height: 860 })
  })

  it('a window that fits stays where it is', () => {
    expect(fitToDisplays(gm, [laptop, projector])).toEqual(gm)
  })
})

describe("where the players' window goes", () => {
  it('fills the display that the GM does not use', () => {
    expect(placeOfPlayers([laptop, projector], null, gm)).toEqual({
      bounds: projector.bounds,
      display: projector,
    })
    const onProjector = { ...gm, x: 1600 }
    expect(placeOfPlayers([laptop, projector], null, onProjector).display).toBe(laptop)
  })

  it('returns to the display it filled before, among several', () => {
    const third = display(3, 3360, 1280, 720)
    const remembered = { bounds: null, display: { id: 3, bounds: third.bounds } }
    expect(placeOfPlayers([laptop, projector, third], remembered, gm).display).toBe(third)
  })

  it('X2 becomes a window on the display that is left, and goes back when the other returns', () => {
    const remembered = {
      bounds: { x: 1500, y: 100, width: 800, height: 600 },
      display: { id: 2, bounds: projector.bounds },
    }
    const alone = placeOfPlayers([laptop], remembered, gm)
    expect(alone).toEqual({ bounds: { x: 640, y: 100, width: 800, height: 600 }, display: null })
    expect(placeOfPlayers([laptop, projector], remembered, gm).display).toBe(projector)
  })

  it('opens in the middle of the only display the first time', () => {
    const place = placeOfPlayers([laptop], null, gm)
    expect(place).toEqual({ bounds: { x: 80, y: 70, width: 1280, height: 720 }, display: null })
  })
})
