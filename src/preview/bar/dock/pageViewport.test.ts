import { expect, test } from 'vitest'
import { scaleVw, widenQuery } from './pageViewport'

test.each([
  ['(min-width: 1024px)', '(min-width: 1544px)'],
  ['(max-width: 767px) and (orientation: landscape)', '(max-width: 1287px) and (orientation: landscape)'],
  ['(max-width: 767.98px)', '(max-width: 1287.98px)'],
  ['(width >= 600px)', '(width >= 1120px)'],
  ['(600px <= width < 768px)', '(1120px <= width < 1288px)'],
  ['(max-height: 480px)', '(max-height: 480px)'],
  ['print', 'print'],
])('rewrites the media query %s to %s for a bar that takes 520 pixels', (query, expected) => {
  expect(widenQuery(query, 520)).toBe(expected)
  expect(widenQuery(query, 0)).toBe(query)
})

test.each([
  ['padding: clamp(28px, 4.6vw, 72px) 0px;', 'padding: clamp(28px, calc(4.6 * var(--mqp-vw, 1vw)), 72px) 0px;'],
  ['--gap: -2vw;', '--gap: calc(-2 * var(--mqp-vw, 1vw));'],
  ['height: 50vh; background: url(a2vw.png);', 'height: 50vh; background: url(a2vw.png);'],
])('replaces only the unit vw by the custom property --mqp-vw: %s', (declarations, expected) => {
  expect(scaleVw(declarations)).toBe(expected)
})
