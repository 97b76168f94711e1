import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Budget } from '../budgets/budget'
import {
  formatTable,
  mergeResults,
  type PartResult,
  RESULTS_FILE,
  RESULTS_PAGE,
  replaceTable,
  writeResults,
} from './results'

const paintFigure: Budget = {
  name: 'lcp',
  what: 'largest paint',
  measured: 1.681,
  most: 2.5,
  unit: 's',
  note: '9 runs',
}
const shiftFigure: Budget = { name: 'lcp', what: '  layout shift x 1000', measured: 2, most: 50, unit: '' }
const firstPaintFigure: Budget = { name: 'lcp', what: '  first paint', measured: 1.5, unit: 's' }
const homeFigure: Budget = { name: 'pages', what: 'home', measured: 608.6, unit: 'kB' }
const callsFigure: Budget = { name: 'pages', what: '  duplicate service calls', measured: 0, most: 0, unit: '' }
const chunkFigure: Budget = { name: 'bytes', what: 'page-titledetail', measured: 9.7, most: 15, unit: 'kB' }
const parseFigure: Budget = { name: 'validation', what: 'JSON.parse of 1 MB', measured: 2.5, unit: 'ms' }

const result = (part: string, date: string, ...figures: Budget[]): PartResult => ({
  part,
  date,
  machine: 'two cores',
  figures,
})

const PAGE = 'Before\n\n<!-- start of the bench results -->\nold\n<!-- end of the bench results -->\n\nAfter\n'

let temporaryRoot = ''
beforeEach(() => {
  temporaryRoot = mkdtempSync(join(tmpdir(), 'marquee-bench-'))
})
afterEach(() => rmSync(temporaryRoot, { recursive: true }))

test('mergeResults replaces the parts that were measured again, in the previous order', () => {
  const previous = [result('lcp', '2026-11-22', paintFigure), result('pages', '2026-11-22', homeFigure)]
  const latest = [result('lcp', '2026-11-28', shiftFigure)]
  expect(mergeResults(previous, latest)).toEqual([latest[0], previous[1]])
})

test('formatTable omits chunk sizes and figures without a limit, except a figure whose detail has a limit', () => {
  const table = formatTable([
    result('bytes', '2026-11-21', chunkFigure),
    result('lcp', '2026-11-22', paintFigure, firstPaintFigure, shiftFigure),
    result('pages', '2026-11-23', parseFigure, homeFigure, callsFigure),
  ])
  expect(table.split('\n')).toEqual([
    '| figure | measured | limit | date |',
    '|---|---|---|---|',
    '| largest paint | 1.68 s | at most 2.5 s | 2026-11-22 |',
    '| – layout shift x 1000 | 2 | at most 50 | 2026-11-22 |',
    '| home | 608.6 kB |  | 2026-11-23 |',
    '| – duplicate service calls | 0 | at most 0 | 2026-11-23 |',
    '',
    'Machines:',
    '',
    '- 2026-11-21: two cores',
    '- 2026-11-22: two cores',
    '- 2026-11-23: two cores',
  ])
})

test('replaceTable keeps the text around the table', () => {
  expect(replaceTable(PAGE, 'new')).toBe(
    'Before\n\n<!-- start of the bench results -->\n\nnew\n\n<!-- end of the bench results -->\n\nAfter\n',
  )
})

test.each([
  ['without the comments', 'Text'],
  ['with the comments in the wrong order', '<!-- end of the bench results --><!-- start of the bench results -->'],
])('replaceTable rejects a page %s', (_, page) => {
  expect(() => replaceTable(page, 'new')).toThrow('needs the lines')
})

test('writeResults updates the file and the page', () => {
  const files = { [RESULTS_FILE]: JSON.stringify([result('lcp', '2026-11-22', paintFigure)]), [RESULTS_PAGE]: PAGE }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(temporaryRoot, path)), { recursive: true })
    writeFileSync(join(temporaryRoot, path), text)
  }
  const latest = [result('lcp', '2026-11-28', { ...paintFigure, measured: 1.5 })]
  writeResults(temporaryRoot, latest)
  expect(JSON.parse(readFileSync(join(temporaryRoot, RESULTS_FILE), 'utf8'))).toEqual(latest)
  expect(readFileSync(join(temporaryRoot, RESULTS_PAGE), 'utf8')).toContain(
    '| largest paint | 1.50 s | at most 2.5 s | 2026-11-28 |',
  )
})

test('the page shows the stored results', () => {
  const project = join(import.meta.dirname, '..', '..')
  const results = JSON.parse(readFileSync(join(project, RESULTS_FILE), 'utf8'))
  expect(readFileSync(join(project, RESULTS_PAGE), 'utf8')).toContain(`\n${formatTable(results)}\n`)
})
