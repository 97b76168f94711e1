import { decodePath } from './internalPath'

/** A pattern that fits a path, with what its placeholders stand for. */
export interface PathMatch<Value> {
  value: Value
  params: Readonly<Record<string, string>>
}

interface Branch<Value> {
  form: RegExp
  names: string[]
  score: number
  value: Value
}

/**
 * Finds the pattern that fits a path best, with the patterns and the ranks of react-router: `:name`, `name?`, `*`.
 * The problem: react-router comes in one piece with React, and the first calls of a site need not wait for either. The
 * solution: the few rules that it has, compiled once. A test holds the two together.
 */
export function createPathMatcher<Value>(
  patterns: readonly { path: string; value: Value }[],
): (pathname: string) => PathMatch<Value> | undefined {
  const branches = patterns
    .flatMap(({ path, value }): Branch<Value>[] =>
      variants(decodePath(path).split('/'), MOST_OPTIONAL).map((segments) => ({
        ...compile(segments.join('/') || '/'),
        value,
      })),
    )
    .sort((a, b) => b.score - a.score)
  return (pathname) => {
    const path = decodePath(pathname)
    for (const { form, names, value } of branches) {
      // Parameters stay as the service spells them: the composed form is only tried where the address itself does not fit.
      const found = form.exec(path) ?? form.exec(path.normalize())
      if (found) return { value, params: paramsOf(names, found) }
    }
    return undefined
  }
}

/** So many parts of a pattern may be missing, as in `schemas`: each doubles what is tried. Further ones have to be there. */
export const MOST_OPTIONAL = 3

/** With and without each of the first parts that may be missing. */
function variants([first, ...rest]: string[], most: number): string[][] {
  if (first === undefined) return [[]]
  const bare = first.replace(/\?$/, '')
  const mayLack = bare !== first && most > 0
  const tails = variants(rest, mayLack ? most - 1 : most)
  const all = tails.map((tail) => [bare, ...tail])
  return mayLack ? [...all, ...tails] : all
}

function compile(path: string): Omit<Branch<never>, 'value'> {
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
  return { form: new RegExp(`^${fixed}${end}`, 'i'), names, score: scoreOf(path.split('/')) }
}

/** Fixed parts weigh more than placeholders, and those more than what is left open. */
function scoreOf(segments: string[]): number {
  const points = (segment: string) => (segment === '*' ? -1 : segment === '' ? 2 : /^:[\w-]+$/.test(segment) ? 4 : 11)
  return segments.reduce((score, segment) => score + points(segment), 0)
}

function paramsOf(names: string[], found: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, (found[index + 1] ?? '').replaceAll('%2F', '/')]))
}
