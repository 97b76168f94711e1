import type { Line, LinePlace, ModuleChange } from '../../tools/diff/comparison'
import type { Diff } from './readDiff'

/** One change in words. */
export interface Row {
  sign: Line['sign'] | ModuleChange['sign']
  text: string
  place?: LinePlace
  /** The module that it is about: where it stood, and where it stands, on the page. */
  module?: Pick<ModuleChange, 'slug' | 'keys'>
}

/** A page that changes. */
export interface ChangedPage {
  /** As routes write it; empty: what stands on every page. */
  path: string
  /** What changes, in a few words. */
  words: string
  /** What a browser opens; undefined: nothing is known for its parameters. */
  address: string | undefined
  rows: Row[]
}

/** So many words of a kind are said of a page in the list. */
const MOST = 3

/**
 * The pages that a change is about, and last what stands on every page.
 * @param signedIn whether somebody is signed in who looks at it: some addresses lead elsewhere then
 * @param here the address of the page that is shown: what stands on every page is looked at there
 */
export function changedPages({ lines, affected, addresses }: Diff, signedIn: boolean, here: string): ChangedPage[] {
  const paths = new Set([
    ...lines.flatMap(({ paths }) => paths),
    ...(signedIn ? affected.signedIn : affected.signedOut),
  ])
  const pages = [...paths].map((path): ChangedPage => {
    const own = lines.filter((line) => line.paths.includes(path))
    return { path, words: wordsOf(path, own), address: addresses[path], rows: own.flatMap(rowsOf) }
  })
  const everywhere = lines.filter((line) => line.paths.length === 0)
  if (everywhere.length > 0)
    pages.push({
      path: '',
      words: short(everywhere.map(({ text }) => text.replace(/[:,][\s\S]*/, ''))),
      address: here,
      rows: everywhere.flatMap(rowsOf),
    })
  return pages
}

function rowsOf({ sign, text, place, modules }: Line): Row[] {
  if (!modules) return [{ sign, text, place }]
  return modules.map(({ sign, text, place, slug, keys }) => ({
    sign,
    text: text.replace(/^[+-] /, ''),
    place,
    module: { slug, keys },
  }))
}

/** Of a page that leads elsewhere because another route has come or gone no line says anything. */
function wordsOf(path: string, lines: readonly Line[]): string {
  const words = lines.flatMap(({ sign, text, modules }) => {
    if (modules) return modules.map(({ slug }) => slug)
    if (sign === '+') return 'new'
    if (sign === '-') return 'gone'
    const name = `route ${path}: `
    const said = text.startsWith(name) ? text.slice(name.length) : text
    return sign === '!' ? said : said.replace(/[ :][\s\S]*/, '')
  })
  return words.length > 0 ? short(words) : 'leads elsewhere'
}

function short(words: readonly string[]): string {
  const all = [...new Set(words)]
  const rest = all.length - MOST
  return [...all.slice(0, MOST), ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
}
