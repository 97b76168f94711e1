import { expect, test } from 'vitest'
import { sectionRows } from './sectionRows'

type Section = Parameters<typeof sectionRows>[0]

test.each<[string, Section, boolean, ReturnType<typeof sectionRows>]>([
  ['actions side by side', ['logo', 'watch', 'watchlist', 'meta'], false, ['logo', ['watch', 'watchlist'], 'meta']],
  [
    'what comes between goes below',
    ['watch', 'continue_watching', 'watchlist', 'trailer'],
    false,
    [['watch', 'watchlist', 'trailer'], 'continue_watching'],
  ],
  ['apart stays apart', ['watch', 'summary', 'trailer'], false, [['watch'], 'summary', ['trailer']]],
  ['a part twice counts once', ['meta', 'meta', 'watch', 'watch'], false, ['meta', ['watch']]],
  ['the summary below the name', ['back', 'logo', 'meta'], true, ['back', 'logo', 'summary', 'meta']],
  ['the summary where the layout has it', ['summary', 'logo'], true, ['summary', 'logo']],
  ['the summary without a name', ['meta'], true, ['summary', 'meta']],
  ['nothing', [], false, []],
])('%s', (_, section, summary, rows) => {
  expect(sectionRows(section, summary)).toEqual(rows)
})
