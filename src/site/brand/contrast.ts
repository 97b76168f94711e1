import type { Problem } from '../validate/problem'

/** Red, green and blue from 0 to 255, opacity from 0 to 1 */
export type Colour = readonly [red: number, green: number, blue: number, alpha?: number]

/** Pairs of foreground and background tokens with the minimum ratio (look: "Validate colours") */
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

/** Contrast by WCAG 2, from 1 to 21. A translucent foreground is blended with the background. */
export function contrastOf(front: Colour, back: Colour): number {
  const alpha = front[3] ?? 1
  const mixed = [0, 1, 2].map((i) => (front[i] ?? 0) * alpha + (back[i] ?? 0) * (1 - alpha))
  const [light = 0, dark = 0] = [luminance(mixed), luminance(back)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Problems for foreground tokens with too little contrast, each with its backgrounds and the measured ratios.
 * @param colourOf the colour of a token, or undefined if it is not a colour
 * @param file the style sheet that sets the tokens
 */
export function contrastProblems(colourOf: (token: string) => Colour | undefined, file: string): Problem[] {
  const poor = new Map<string, { on: string[]; least: number }>()
  for (const [front, back, least] of PAIRS) {
    const [a, b] = [colourOf(front), colourOf(back)]
    const ratio = a && b ? contrastOf(a, b) : least
    if (ratio >= least) continue
    // Rounded down, so that 4.499 does not read as 4.50
    const measured = (Math.floor(ratio * 100) / 100).toFixed(2)
    const { on } = poor.get(front) ?? { on: [] }
    poor.set(front, { on: [...on, `${measured}:1 on ${back}`], least })
  }
  return [...poor].map(([front, { on, least }]) => {
    const message = `${front} has a contrast of ${on.join(' and ')}, it needs ${least}:1`
    return { severity: 'warning', rule: 'look/contrast', file, pointer: '', message }
  })
}

function luminance(colour: readonly (number | undefined)[]): number {
  const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((value = 0) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
