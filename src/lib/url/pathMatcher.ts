import { decodePath } from './internalPath'

/** A matching pattern with the values of its placeholders */
export interface PathMatch<Value> {
  value: Value
  params: Readonly<Record<string, string>>
}

interface PatternVariant<Value> {
  pattern: RegExp
  names: string[]
  score: number
  value: Value
}

/**
 * Finds the best matching pattern, with the syntax and ranking of react-router: `:name`, `name?`, `*`. The first requests
 * of a site must not wait for react-router, which is bundled with React. A test compares both.
 */
export function createPathMatcher<Value>(
  patterns: readonly { path: string; value: Value }[],
): (pathname: string) => PathMatch<Value> | undefined {
  const branches = patterns
    .flatMap(({ path, value }): PatternVariant<Value>[] =>
      optionalVariants(decodePath(path).split('/'), MAX_OPTIONAL_SEGMENTS).map((segments) => ({
        ...compilePattern(segments.join('/') || '/'),
        value,
      })),
    )
    .sort((a, b) => b.score - a.score)
  return (pathname) => {
    const path = decodePath(pathname)
    for (const { pattern, names, value } of branches) {
      // Parameters keep the spelling of the address; the composed form (NFC) is only a fallback.
      const found = pattern.exec(path) ?? pattern.exec(path.normalize())
      if (found) return { value, params: paramsOf(names, found) }
    }
    return undefined
  }
}

/** As in `schemas`: each optional part doubles the variants. Further ones are required. */
export const MAX_OPTIONAL_SEGMENTS = 3

/** Variants with and without the first optional parts */
function optionalVariants([first, ...rest]: string[], maxOptional: number): string[][] {
  if (first === undefined) return [[]]
  const bare = first.replace(/\?$/, '')
  const isOptional = bare !== first && maxOptional > 0
  const tails = optionalVariants(rest, isOptional ? maxOptional - 1 : maxOptional)
  const all = tails.map((tail) => [bare, ...tail])
  return isOptional ? [...all, ...tails] : all
}

function compilePattern(path: string): Omit<PatternVariant<never>, 'value'> {
  const names: string[] = []
  const open = path.endsWith('*')
  const fixed = path
    .replace(/\/*\*?$/, '')
    .replace(/^\/*/, '/')
    .replace(/[\\.*+^${}|()[\]?]/g, '\\$&')
    .replace(/\/:([\w-]+)/g, (_, name: string) => {
      names.push(name)
      return '/([^/]+)'
    })
  if (open) names.push('*')
  const end = !open ? '/*$' : path === '*' || path === '/*' ? '(.*)$' : '(?:/(.+)|/*)$'
  return { pattern: new RegExp(`^${fixed}${end}`, 'i'), names, score: scoreOf(path.split('/')) }
}

/** Static segments rank above placeholders, and those above a wildcard. */
function scoreOf(segments: string[]): number {
  const points = (segment: string) => (segment === '*' ? -1 : segment === '' ? 2 : /^:[\w-]+$/.test(segment) ? 4 : 11)
  return segments.reduce((score, segment) => score + points(segment), 0)
}

function paramsOf(names: string[], found: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, (found[index + 1] ?? '').replaceAll('%2F', '/')]))
}
