import { type BlankedText, blankComments } from './blankComments'
import type { BrowserVersions } from './browserFloor'
import type { Feature } from './features'

/** A use of a feature that a browser of the floor lacks. */
export interface FeatureUse {
  feature: string
  path: string
  line: number
  /** The browsers without it, with the first version that has it. */
  missing: string
}

/**
 * Finds uses of features that browsers of the floor lack. Ignores comments, optional calls, styles inside `@supports`, and
 * uses after feature detection in the same top-level statement (`'canParse' in URL`).
 * @param path from the project's root; its extension decides how it is read
 */
export function findFeatureUses(
  path: string,
  text: string,
  floor: BrowserVersions,
  features: readonly Feature[],
): FeatureUse[] {
  const source = blankComments(path, text)
  const isStyle = /\.s?css$/.test(path)
  return features.flatMap((feature) => {
    const missing = browsersWithout(feature, floor)
    const pattern = isStyle ? feature.style : feature.script
    if (!missing || !pattern) return []
    return [...source.code.matchAll(new RegExp(pattern, `${pattern.flags}g`))]
      .filter(
        ({ index }) => !(isStyle ? isInSupports(source.code, index) : isFeatureDetected(source, index, feature.word)),
      )
      .map(({ index, 0: match }) => {
        // A match may start with white space.
        const line = source.code.slice(0, index + match.search(/\S/)).split('\n').length
        return { feature: feature.name, path, line, missing }
      })
  })
}

/** The browsers of the floor without the feature, as text; undefined if all have it. */
function browsersWithout({ since }: Feature, floor: BrowserVersions): string | undefined {
  const names = { chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari' } as const
  const lacking = (Object.keys(names) as (keyof BrowserVersions)[]).filter((engine) => since[engine] > floor[engine])
  const from = (engine: keyof BrowserVersions) => (since[engine] === Number.POSITIVE_INFINITY ? 'never' : since[engine])
  return lacking.map((engine) => `${names[engine]} ${from(engine)}`).join(', ') || undefined
}

/** Whether the same top-level statement mentions the name before this use without calling it. */
function isFeatureDetected({ code, statementStarts }: BlankedText, useOffset: number, word?: string): boolean {
  if (!word) return false
  const start = statementStarts.findLast((each) => each <= useOffset) ?? 0
  return new RegExp(`\\b${word}\\b(?!\\s*\\()`).test(code.slice(start, useOffset))
}

/** Whether a position in a style sheet is inside a block of `@supports`, or of the mixin `has`, which creates one. */
function isInSupports(code: string, offset: number): boolean {
  const heads: string[] = []
  let from = 0
  for (let index = 0; index < offset; index++) {
    const sign = code[index]
    if (sign === '{') heads.push(code.slice(from, index))
    else if (sign === '}') heads.pop()
    if (sign === '{' || sign === '}' || sign === ';') from = index + 1
  }
  // Includes the condition of the innermost block, which does not use the feature either.
  return [...heads, code.slice(from, offset)].some((head) => /^\s*@(?:supports|include at\.has)\b/.test(head))
}
