import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Budget, formatLimit, formatMeasured } from '../budgets/budget'

/** Figures of one run of a part of the bench. */
export interface PartResult {
  /** As in `--only` */
  part: string
  /** YYYY-MM-DD */
  date: string
  machine: string
  figures: Budget[]
}

export const RESULTS_FILE = 'scripts/bench/results.json'
export const RESULTS_PAGE = 'docs/explanation/performance.md'
const TABLE_START = '<!-- start of the bench results -->'
const TABLE_END = '<!-- end of the bench results -->'

/** Updates the stored results with those of this run, and the table in the documentation. */
export function writeResults(root: string, latest: readonly PartResult[]): void {
  const [file, page] = [join(root, RESULTS_FILE), join(root, RESULTS_PAGE)]
  const results = mergeResults(JSON.parse(readFileSync(file, 'utf8')), latest)
  const text = replaceTable(readFileSync(page, 'utf8'), formatTable(results))
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(page, text)
}

/** The results of each part from its latest run, in the previous order of the parts. */
export function mergeResults(previous: readonly PartResult[], latest: readonly PartResult[]): PartResult[] {
  const parts = new Set([...previous, ...latest].map(({ part }) => part))
  return [...parts].flatMap((part) => {
    const measured = latest.filter((result) => result.part === part)
    return measured.length > 0 ? measured : previous.filter((result) => result.part === part)
  })
}

/** A Markdown table of all figures with a limit, with the machines below it. */
export function formatTable(results: readonly PartResult[]): string {
  const rows = results.flatMap(({ date, figures }) =>
    figures
      .filter(hasRow)
      .map((figure) => `| ${nameOf(figure)} | ${formatMeasured(figure)} | ${formatLimit(figure)} | ${date} |`),
  )
  const machines = new Set(results.map(({ date, machine }) => `- ${date}: ${machine}`))
  return `| figure | measured | limit | date |
|---|---|---|---|
${rows.join('\n')}

Machines:

${[...machines].sort().join('\n')}`
}

/**
 * Whether the table has the figure: it has a limit, or a later figure with a limit belongs to it. The sizes of single
 * chunks, whose names have no spaces, would be too many.
 */
function hasRow(figure: Budget, index: number, figures: readonly Budget[]): boolean {
  if (figure.most !== undefined) return /\s/.test(figure.what)
  const rest = figures.slice(index + 1)
  const end = rest.findIndex(({ what }) => !isDetail(what))
  return !isDetail(figure.what) && rest.slice(0, end < 0 ? undefined : end).some(({ most }) => most !== undefined)
}

/** Names of figures that belong to the one before are indented. */
const isDetail = (what: string) => what.startsWith(' ')

const nameOf = ({ what }: Budget) => `${isDetail(what) ? '– ' : ''}${what.trim().replaceAll('|', '\\|')}`

/** @throws Error if the page lacks the comments that mark the table */
export function replaceTable(pageText: string, table: string): string {
  const [start, end] = [pageText.indexOf(TABLE_START), pageText.indexOf(TABLE_END)]
  if (start < 0 || end < start) throw new Error(`${RESULTS_PAGE} needs the lines ${TABLE_START} and ${TABLE_END}`)
  return `${pageText.slice(0, start)}${TABLE_START}\n\n${table}\n\n${pageText.slice(end)}`
}
