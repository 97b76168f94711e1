import { expect, test } from 'vitest'
import { sectionRows } from './sectionRows'

type Section = Parameters<typeof sectionRows>[0]

test.each<[string, Section, boolean, ReturnType<typeof sectionRows>]>([
  [
    'groups actions in one row',
    ['logo', 'watch', 'watchlist', 'meta'],
    false,
    ['logo', ['watch', 'watchlist'], 'meta'],
  ],
  [
    'moves continue watching below the row',
    ['watch', 'continue_watching', 'watchlist', 'trailer'],
    false,
    [['watch', 'watchlist', 'trailer'], 'continue_watching'],
  ],
  [
    'keeps separated actions in separate rows',
    ['watch', 'summary', 'trailer'],
    false,
    [['watch'], 'summary', ['trailer']],
  ],
  ['ignores a repeated part', ['meta', 'meta', 'watch', 'watch'], false, ['meta', ['watch']]],
  ['adds the summary below the name', ['back', 'logo', 'meta'], true, ['back', 'logo', 'summary', 'meta']],
  ['keeps the summary of the layout', ['summary', 'logo'], true, ['summary', 'logo']],
  ['adds the summary first without a name', ['meta'], true, ['summary', 'meta']],
  ['returns no rows for an empty section', [], false, []],
])('%s', (_, section, summary, rows) => {
  expect(sectionRows(section, summary)).toEqual(rows)
})
