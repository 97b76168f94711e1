import { type Colour, findLowContrast } from '../../../site/brand/contrast'

/** Design tokens by name, in the order in which they are written. */
export type Tokens = Readonly<Record<string, string>>

export interface Ground {
  name: string
  isDark: boolean
  tokens: Tokens
}

export interface Accent {
  name: string
  /** On dark grounds, and on light ones. */
  tokens: { dark: Tokens; light: Tokens }
}

const createGround = (name: string, isDark: boolean, colours: readonly string[]): Ground => ({
  name,
  isDark,
  tokens: Object.fromEntries(GROUND_TOKENS.map((token, index) => [token, colours[index] ?? ''])),
})

const GROUND_TOKENS = [
  '--mq-ground',
  '--mq-surface',
  '--mq-raised',
  '--mq-line',
  '--mq-ink',
  '--mq-ink-soft',
  '--mq-ink-faint',
  '--mq-good',
  '--mq-warn',
  '--mq-bad',
]
const DARK_STATUS_COLOURS = ['#6fd6a0', '#ffd166', '#ff8a7a']
const LIGHT_STATUS_COLOURS = ['#17693f', '#875400', '#ab2419']

export const GROUNDS: readonly [Ground, ...Ground[]] = [
  createGround('Midnight', true, [
    '#0e1a24',
    '#15232f',
    '#1f303e',
    '#ffffff1f',
    '#f1f5f8',
    '#b4c0ca',
    '#8b9aa6',
    ...DARK_STATUS_COLOURS,
  ]),
  createGround('Black', true, [
    '#0d0b10',
    '#17141c',
    '#221d29',
    '#ffffff1f',
    '#f6f1e9',
    '#b9b1bc',
    '#8d8594',
    ...DARK_STATUS_COLOURS,
  ]),
  createGround('Paper', false, [
    '#f7f2e8',
    '#efe7d8',
    '#fffdf8',
    '#1a150d26',
    '#17130c',
    '#574e41',
    '#655c4c',
    ...LIGHT_STATUS_COLOURS,
  ]),
  createGround('White', false, [
    '#ffffff',
    '#f4f3f1',
    '#eceae6',
    '#1d1d1f1a',
    '#1d1d1f',
    '#5c5b62',
    '#6a6971',
    ...LIGHT_STATUS_COLOURS,
  ]),
  createGround('Grey', false, [
    '#f3f4f3',
    '#ffffff',
    '#e9ebea',
    '#1b1f2021',
    '#1a1d1e',
    '#50575a',
    '#646b6e',
    ...LIGHT_STATUS_COLOURS,
  ]),
]

const createAccent = (name: string, dark: readonly string[], light: readonly string[]): Accent => ({
  name,
  tokens: { dark: accentTokens(dark), light: accentTokens(light) },
})

// Without --mq-accent-text, which follows the accent in the style sheet: also one that is changed later.
const accentTokens = ([colour = '', ink = '', hover = '']: readonly string[]): Tokens => ({
  '--mq-accent': colour,
  '--mq-on-accent': ink,
  '--mq-accent-hover': hover,
  '--mq-focus': colour,
})

export const ACCENTS: readonly [Accent, ...Accent[]] = [
  createAccent('Teal', ['#7fd0d2', '#0c1f20', '#a4e1e2'], ['#0b5a60', '#ffffff', '#08464b']),
  createAccent('Amber', ['#ffb648', '#1d1204', '#ffc978'], ['#7d4e00', '#ffffff', '#5f3b00']),
  createAccent('Coral', ['#ff8f6b', '#240b02', '#ffae93'], ['#a8300e', '#ffffff', '#8a2508']),
  createAccent('Violet', ['#b69cff', '#150a33', '#cdbbff'], ['#5b3cc4', '#ffffff', '#472da0']),
  createAccent('Green', ['#a0d86e', '#101f05', '#bce69a'], ['#2c6410', '#ffffff', '#214d0b']),
]

/** The tokens of a brand, in the order of its style sheet. */
export const brandTokens = ({ isDark, tokens }: Ground, accent: Accent): Tokens => ({
  ...tokens,
  ...accent.tokens[isDark ? 'dark' : 'light'],
})

/** The accents that can be read on a ground, by the rules of `npm run validate`. */
export const accentsOn = (ground: Ground): Accent[] =>
  ACCENTS.filter((accent) => {
    const tokens = brandTokens(ground, accent)
    return findLowContrast((token) => colourOf(tokens, token)).length === 0
  })

/** The colour of a token as the style sheet resolves it. */
export const colourOf = (tokens: Tokens, token: string): Colour | undefined =>
  parseHex(tokens[token === '--mq-accent-text' ? '--mq-accent' : token])

/** @param hex with six or eight digits */
function parseHex(hex: string | undefined): Colour | undefined {
  const [red, green, blue, alpha = 255] = hex?.match(/[\da-f]{2}/gi)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue, alpha / 255]
}
