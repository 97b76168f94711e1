import { type Colour, formatRatio, type MeasuredPair, measurePairs } from '../../../../site/brand/contrast'
import { appliedValue, type Brand } from './brand'
import { isColour, tokenDescription } from './brandTokens'
import { nearestPassingColour } from './nearestColour'

/** Parses a CSS colour. */
export type ReadColour = (text: string) => Colour | undefined

export interface BrandContrast {
  pairs: readonly MeasuredPair[]
  /** Values that pass in all pairs, by the token that does not. None while one of its backgrounds has to change. */
  repairs: ReadonlyMap<string, string>
}

/** The contrast of all pairs of colours, as the validator measures them. */
export function measureBrandContrast(brand: Pick<Brand, 'tokens'>, readColour: ReadColour): BrandContrast {
  const colourOf = (name: string) => readColour(appliedValue(brand, name))
  const pairs = measurePairs(colourOf)
  const repairs = new Map<string, string>()
  for (const { front } of pairs.filter(({ passes }) => !passes)) {
    if (failingBackground(pairs, front)) continue
    const colour = colourOf(front)
    const backgrounds = pairs.flatMap((pair) =>
      pair.front === front && pair.backColour ? [{ colour: pair.backColour, minimum: pair.minimum }] : [],
    )
    const repair = colour && nearestPassingColour(colour, backgrounds)
    // The shade under text on images is three numbers.
    if (repair) repairs.set(front, isColour(front) ? repair : (readColour(repair) ?? []).slice(0, 3).join(' '))
  }
  return { pairs, repairs }
}

/** The background of a token that has too little contrast itself: the shade under text on images. */
export const failingBackground = (pairs: readonly MeasuredPair[], front: string): string | undefined =>
  pairs.find((pair) => pair.front === front && pairs.some((each) => each.front === pair.back && !each.passes))?.back

/** The pair with the least contrast of those that contain a token; pairs that fail come first. */
export function weakestPair(pairs: readonly MeasuredPair[], name: string): MeasuredPair | undefined {
  const measured = pairs.filter((pair) => (pair.front === name || pair.back === name) && pair.ratio !== undefined)
  return measured.sort((a, b) => Number(a.passes) - Number(b.passes) || (a.ratio ?? 0) - (b.ratio ?? 0))[0]
}

/** "Small print and background of panels" */
export const nameOfPair = ({ front, back }: MeasuredPair): string =>
  `${tokenDescription(front)} and ${tokenDescription(back).replace(/^./, (letter) => letter.toLowerCase())}`

/** "Accent #7fd0d2. Contrast 9.60 to 1, passes." */
export function contrastAnnouncement(name: string, value: string, pairs: readonly MeasuredPair[]): string {
  const weakest = weakestPair(pairs, name)
  if (weakest?.ratio === undefined) return `${tokenDescription(name)} ${value}.`
  const { ratio, passes, minimum } = weakest
  const verdict = passes ? 'passes' : `too low: ${minimum} to 1 is needed`
  return `${tokenDescription(name)} ${value}. Contrast ${formatRatio(ratio)} to 1, ${verdict}.`
}
