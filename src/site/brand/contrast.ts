import type { Problem } from '../validate/problem'

/** Red, green and blue from 0 to 255, opacity from 0 to 1 */
export type Colour = readonly [red: number, green: number, blue: number, alpha?: number]

/** Pairs of foreground and background tokens with the minimum ratio (look: "Validate colours") */
const PAIRS: readonly (readonly [front: string, back: string, minimum: number])[] = [
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

export interface LowContrast {
  /** The foreground, then its backgrounds */
  tokens: [front: string, ...backs: string[]]
  message: string
}

/**
 * Foreground tokens with too little contrast, each with its backgrounds and the measured ratios.
 * @param colourOf the colour of a token, or undefined if it is not a colour
 */
export function findLowContrast(colourOf: (token: string) => Colour | undefined): LowContrast[] {
  const found = new Map<string, { backs: string[]; ratios: string[]; minimum: number }>()
  for (const [front, back, minimum] of PAIRS) {
    const [a, b] = [colourOf(front), colourOf(back)]
    const ratio = a && b ? contrastOf(a, b) : minimum
    if (ratio >= minimum) continue
    // Rounded down, so that 4.499 does not read as 4.50
    const measured = (Math.floor(ratio * 100) / 100).toFixed(2)
    const { backs, ratios } = found.get(front) ?? { backs: [], ratios: [] }
    found.set(front, { backs: [...backs, back], ratios: [...ratios, `${measured}:1 on ${back}`], minimum })
  }
  return [...found].map(([front, { backs, ratios, minimum }]) => ({
    tokens: [front, ...backs],
    message: `${front} has a contrast of ${ratios.join(' and ')}: expected at least ${minimum}:1`,
  }))
}

/** @param file the style sheet that sets the tokens */
export const contrastProblems = (colourOf: (token: string) => Colour | undefined, file: string): Problem[] =>
  findLowContrast(colourOf).map(({ message }) => ({
    severity: 'warning',
    rule: 'look/contrast',
    file,
    pointer: '',
    message,
  }))

function luminance(colour: readonly (number | undefined)[]): number {
  const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((value = 0) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
