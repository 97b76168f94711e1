import type { Problem } from '../validate/problem'

/** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha?: number]

/** Which token stands on which, and what the pair needs (look: "Validate colours"). */
const PAIRS: readonly (readonly [front: string, back: string, least: number])[] = [
  ...['--mq-ink', '--mq-ink-soft', '--mq-ink-faint', '--mq-accent-text'].flatMap(
    (front) =>
      [
        [front, '--mq-ground', 4.5],
        [front, '--mq-surface', 4.5],
      ] as const,
  ),
  ['--mq-on-accent', '--mq-accent', 4.5],
  ['--mq-focus', '--mq-ground', 3],
]

/** The contrast of two colours as WCAG 2 measures it, from 1 to 21. What is clear lies on the back. */
export function contrastOf(front: Colour, back: Colour): number {
  const alpha = front[3] ?? 1
  const mixed = [0, 1, 2].map((i) => (front[i] ?? 0) * alpha + (back[i] ?? 0) * (1 - alpha))
  const [light = 0, dark = 0] = [luminance(mixed), luminance(back)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * The brand's colours that cannot be read, each with the grounds it stands on and the measured ratios.
 * @param colourOf a token's colour, or undefined where it is none
 * @param file the style sheet that sets them
 */
export function contrastProblems(colourOf: (token: string) => Colour | undefined, file: string): Problem[] {
  const poor = new Map<string, { on: string[]; least: number }>()
  for (const [front, back, least] of PAIRS) {
    const [a, b] = [colourOf(front), colourOf(back)]
    const ratio = a && b ? contrastOf(a, b) : least
    if (ratio >= least) continue
    // Rounded down: 4.49 is not 4.5.
    const measured = (Math.floor(ratio * 100) / 100).toFixed(2)
    const { on } = poor.get(front) ?? { on: [] }
    poor.set(front, { on: [...on, `${measured}:1 on ${back}`], least })
  }
  return [...poor].map(([front, { on, least }]) => {
    const message = `${front} has a contrast of ${on.join(' and ')}, it needs ${least}:1`
    return { severity: 'warning', file, pointer: '', message }
  })
}

function luminance(colour: readonly (number | undefined)[]): number {
  const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((value = 0) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
