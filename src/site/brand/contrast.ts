import type { Problem } from '../validate/problem'

/** Red, green and blue from 0 to 255, opacity from 0 to 1 */
export type Colour = readonly [red: number, green: number, blue: number, alpha?: number]

interface ColourPair {
  /** Token of the foreground */
  front: string
  /** Token of the background, or `NAMES_ON_IMAGES` */
  back: string
  minimum: number
}

/** Names on images have the same light colour in every brand (`heroFull.scss`, `titleHead.scss`). */
export const NAMES_ON_IMAGES = 'names on images'
const NAMES_ON_IMAGES_COLOUR: Colour = [0xf6, 0xf1, 0xe9]

const TEXTS = ['--mq-ink', '--mq-ink-soft', '--mq-ink-faint', '--mq-accent-text', '--mq-good', '--mq-warn', '--mq-bad']

/** Pairs of foreground and background tokens with the minimum ratio (look: "Validate colours") */
const TOKEN_PAIRS: readonly ColourPair[] = [
  ...TEXTS.flatMap((front) => [
    { front, back: '--mq-ground', minimum: 4.5 },
    { front, back: '--mq-surface', minimum: 4.5 },
  ]),
  { front: '--mq-on-accent', back: '--mq-accent', minimum: 4.5 },
  { front: '--mq-focus', back: '--mq-ground', minimum: 3 },
  // More than 4.5, because most images have a shade of their own colour, which may be lighter (`artColourStyle`). It is no
  // guarantee: text with 7:1 on the default shade has 2.2:1 on the lightest one.
  { front: '--mq-scrim', back: NAMES_ON_IMAGES, minimum: 7 },
  { front: '--mq-top-over', back: '--mq-scrim', minimum: 7 },
  { front: '--mq-hero-kicker', back: '--mq-scrim', minimum: 7 },
]

/** Contrast by WCAG 2, from 1 to 21. A translucent foreground is blended with the background. */
export function contrastOf(front: Colour, back: Colour): number {
  const alpha = front[3] ?? 1
  const mixed = [0, 1, 2].map((i) => (front[i] ?? 0) * alpha + (back[i] ?? 0) * (1 - alpha))
  const [light = 0, dark = 0] = [luminance(mixed), luminance(back)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

export interface MeasuredPair extends ColourPair {
  backColour: Colour | undefined
  /** Undefined if one of them is not a colour */
  ratio: number | undefined
  passes: boolean
}

/**
 * The contrast of all pairs.
 * @param colourOf the colour of a token, or undefined if it is not a colour
 */
export const measurePairs = (colourOf: (token: string) => Colour | undefined): MeasuredPair[] =>
  TOKEN_PAIRS.map((pair) => {
    const front = colourOf(pair.front)
    const backColour = pair.back === NAMES_ON_IMAGES ? NAMES_ON_IMAGES_COLOUR : colourOf(pair.back)
    const ratio = front && backColour && contrastOf(front, backColour)
    return { ...pair, backColour, ratio, passes: ratio === undefined || ratio >= pair.minimum }
  })

/** With two decimals, rounded down, so that 4.499 does not read as 4.50 */
export const formatRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2)

export interface LowContrast {
  /** The foreground, then its backgrounds */
  tokens: [front: string, ...backs: string[]]
  message: string
}

/** Foreground tokens with too little contrast, each with its backgrounds and the measured ratios. */
export function findLowContrast(colourOf: (token: string) => Colour | undefined): LowContrast[] {
  const found = new Map<string, { backs: string[]; ratios: string[]; minimum: number }>()
  for (const { front, back, minimum, ratio, passes } of measurePairs(colourOf)) {
    if (passes || ratio === undefined) continue
    const { backs, ratios } = found.get(front) ?? { backs: [], ratios: [] }
    found.set(front, {
      backs: [...backs, back],
      ratios: [...ratios, `${formatRatio(ratio)}:1 with ${back}`],
      minimum,
    })
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
