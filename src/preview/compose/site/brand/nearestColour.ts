import { type Colour, contrastOf } from '../../../../site/brand/contrast'

interface Background {
  colour: Colour
  minimum: number
}

const BLEND_STEPS = 255
const WHITE_AND_BLACK = [255, 0]

/**
 * The colour with enough contrast that differs least from the given one: lighter or darker, with the same hue.
 * @returns hexadecimal; undefined if none has enough contrast on all backgrounds
 */
export function nearestPassingColour(front: Colour, backgrounds: readonly Background[]): string | undefined {
  const passes = (colour: Colour) => backgrounds.every((each) => contrastOf(colour, each.colour) >= each.minimum)
  const start = blendOver(front, backgrounds[0]?.colour ?? front)
  const found = WHITE_AND_BLACK.flatMap((target) => {
    for (let step = 0; step <= BLEND_STEPS; step++) {
      const mixed = start.map((part) => Math.round(part + ((target - part) * step) / BLEND_STEPS))
      const colour: Colour = [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0]
      if (passes(colour)) return [{ colour, distance: distanceOf(start, colour) }]
    }
    return []
  })
  const [nearest] = found.sort((a, b) => a.distance - b.distance)
  return nearest && formatHex(nearest.colour)
}

function blendOver(front: Colour, back: Colour): number[] {
  const alpha = front[3] ?? 1
  return [0, 1, 2].map((i) => (front[i] ?? 0) * alpha + (back[i] ?? 0) * (1 - alpha))
}

const distanceOf = (a: readonly number[], b: readonly (number | undefined)[]) =>
  Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)))

/** `#rrggbb`, or `#rrggbbaa` for a translucent colour. */
export function formatHex([red, green, blue, alpha = 1]: Colour): string {
  const parts = alpha < 1 ? [red, green, blue, alpha * 255] : [red, green, blue]
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}
