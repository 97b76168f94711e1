import { compile } from 'sass'
import { expect, test } from 'vitest'

/** Media queries of the rules for a selector. */
function mediaOf(sheet: string, selector: string): (string | undefined)[] {
  const { css } = compile(`src/preview/compose/${sheet}`, { loadPaths: ['src/styles'] })
  return css
    .split('@media ')
    .slice(1)
    .filter((part) => part.includes(selector))
    .map((part) => part.split(' {')[0])
}

const PHONE = '(max-width: 767px) and (pointer: coarse)'

test.each([
  ['hides the zoom control', 'canvas/canvas.scss', '.mqp-zoom[data-legible]:not(:focus-within)'],
  ['scrolls the sections of the site', 'compose.scss', '.mqp-compose__sections > .mqp-outline-list'],
  ['scrolls the filters of titles', 'pick/titles/titles.scss', '.mqp-title-picker__choices .mqp-field'],
  ['scrolls the tools of a part', 'compose.scss', '.mqp-part__actions > *'],
])('%s on phones, not in a zoomed window of a desktop', (_, sheet, selector) => {
  expect(mediaOf(sheet, selector)).toEqual([PHONE])
})
