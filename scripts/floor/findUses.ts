import { blankComments } from './blankComments'
import type { Versions } from './browserFloor'
import type { Feature } from './features'

/** A use of something that a browser of the floor does not have. */
export interface Use {
  feature: string
  path: string
  line: number
  /** The browsers without it, with the first version that has it. */
  missing: string
}

/**
 * The uses in one file of what the floor does not have. Comments do not count, nor does what asks first: an optional call,
 * a use after the name was asked for in the same statement of the file (`'canParse' in URL`), a style below `@supports`.
 * @param path from the project's root; its ending says what it is
 */
export function findUses(path: string, text: string, floor: Versions, features: readonly Feature[]): Use[] {
  const source = blankComments(path, text)
  const isStyle = /\.s?css$/.test(path)
  return features.flatMap((feature) => {
    const missing = missingOf(feature, floor)
    const pattern = isStyle ? feature.style : feature.script
    if (!missing || !pattern) return []
    return [...source.code.matchAll(new RegExp(pattern, `${pattern.flags}g`))]
      .filter(({ index }) => !(isStyle ? isBelowSupports(source.code, index) : isAskedFor(source, index, feature.word)))
      .map(({ index, 0: match }) => {
        // Where the use itself begins: a pattern may take in what stands before it.
        const line = source.code.slice(0, index + match.search(/\S/)).split('\n').length
        return { feature: feature.name, path, line, missing }
      })
  })
}

/** Which browsers of the floor lack it, in words; undefined: none. */
function missingOf({ since }: Feature, floor: Versions): string | undefined {
  const names = { chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari' } as const
  const lacking = (Object.keys(names) as (keyof Versions)[]).filter((engine) => since[engine] > floor[engine])
  const from = (engine: keyof Versions) => (since[engine] === Number.POSITIVE_INFINITY ? 'never' : since[engine])
  return lacking.map((engine) => `${names[engine]} ${from(engine)}`).join(', ') || undefined
}

/** Whether the name was read, not called, before this use within the same top statement of the file. */
function isAskedFor({ code, starts }: { code: string; starts: number[] }, at: number, word?: string): boolean {
  if (!word) return false
  const start = starts.findLast((each) => each <= at) ?? 0
  return new RegExp(`\\b${word}\\b(?!\\s*\\()`).test(code.slice(start, at))
}

/** Whether a place of a style sheet stands in a block of `@supports`, or of the mixin that writes one. */
function isBelowSupports(code: string, at: number): boolean {
  const heads: string[] = []
  let from = 0
  for (let index = 0; index < at; index++) {
    const sign = code[index]
    if (sign === '{') heads.push(code.slice(from, index))
    else if (sign === '}') heads.pop()
    if (sign === '{' || sign === '}' || sign === ';') from = index + 1
  }
  // In the condition itself nothing is used.
  return [...heads, code.slice(from, at)].some((head) => /^\s*@(?:supports|include at\.has)\b/.test(head))
}
