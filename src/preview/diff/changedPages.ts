import type { DraftDiff, Line, LinePlace, ModuleChange } from '../../tools/diff/comparison'

/** A changed module, with its keys on the page before and after. */
export type MarkedModule = Pick<ModuleChange, 'slug' | 'keys'>

/** One change as text. */
interface ChangeRow {
  sign: Line['sign'] | ModuleChange['sign']
  text: string
  place?: LinePlace
  module?: MarkedModule
}

export interface ChangedPage {
  /** Route path; empty: parts of every page. */
  path: string
  summary: string
  /** The page did not exist before. */
  isNew: boolean
  /** Address to open; undefined: no values are known for its parameters. */
  address: string | undefined
  rows: ChangeRow[]
}

/** Maximum number of changes in a summary. */
const MAX_SUMMARY_ITEMS = 3

/**
 * The changed pages, then the parts of every page.
 * @param signedIn whether the viewer is signed in: some addresses redirect then
 * @param currentAddress address of the current page, to show parts of every page
 */
export function changedPages(
  { lines, affected, addresses }: Pick<DraftDiff, 'lines' | 'affected' | 'addresses'>,
  signedIn: boolean,
  currentAddress: string,
): ChangedPage[] {
  const paths = new Set([
    ...lines.flatMap(({ paths }) => paths),
    ...(signedIn ? affected.signedIn : affected.signedOut),
  ])
  const pages = [...paths].map((path): ChangedPage => {
    const own = lines.filter((line) => line.paths.includes(path))
    return {
      path,
      summary: summaryOf(path, own),
      isNew: own.some((line) => isNewPage(path, line)),
      address: addresses[path],
      rows: own.flatMap(rowsOf),
    }
  })
  const everywhere = lines.filter((line) => line.paths.length === 0)
  if (everywhere.length > 0)
    pages.push({
      path: '',
      summary: joinSummary(everywhere.map(({ text }) => text.replace(/[:,][\s\S]*/, ''))),
      isNew: pages.some(({ address, isNew }) => isNew && address === currentAddress),
      address: currentAddress,
      rows: everywhere.flatMap(rowsOf),
    })
  return pages
}

/** Each changed module of a page once, with its keys before and after. */
export const markedModules = ({ rows }: ChangedPage): MarkedModule[] => [
  ...new Map(rows.flatMap(({ module }) => (module ? [[module.slug, module] as const] : []))).values(),
]

function rowsOf({ sign, text, place, modules }: Line): ChangeRow[] {
  if (!modules) return [{ sign, text, place }]
  return modules.map(({ sign, text, place, slug, keys }) => ({
    sign,
    text: text.replace(/^[+-] /, ''),
    place,
    module: { slug, keys },
  }))
}

const isNewPage = (path: string, { sign, text }: Line) => sign === '+' && text.startsWith(`route ${path} (`)

/** A page has no lines if only its redirect changed, because of another route. */
function summaryOf(path: string, lines: readonly Line[]): string {
  const parts = lines.flatMap(({ sign, text, modules }) => {
    if (modules) return modules.map(({ slug }) => slug)
    if (sign === '+') return 'new'
    if (sign === '-') return 'removed'
    const name = `route ${path}: `
    const detail = text.startsWith(name) ? text.slice(name.length) : text
    return sign === '!' ? detail : detail.replace(/[ :][\s\S]*/, '')
  })
  return parts.length > 0 ? joinSummary(parts) : 'redirect changed'
}

function joinSummary(parts: readonly string[]): string {
  const all = [...new Set(parts)]
  const rest = all.length - MAX_SUMMARY_ITEMS
  return [...all.slice(0, MAX_SUMMARY_ITEMS), ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
}
