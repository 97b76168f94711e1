import { expect, test } from 'vitest'
import type { TitleLayoutsHead } from '../../generated/types'
import type { ViewEntry } from '../../site/registry'
import { BUILT_IN_LAYOUTS, layoutFor, planLayouts } from './titleLayout'

const viewEntry = { schema: 'views/cast' } as ViewEntry
const viewsByType = new Map(['seasons', 'cast', 'extra', 'gallery'].map((type) => [type, viewEntry]))
const planLayout = (head: TitleLayoutsHead) =>
  planLayouts(head, viewsByType, { file: 'layouts.json', text: '', data: head })

test('fills in defaults, omits unknown views and reports a problem with the JSON pointer of each', () => {
  const { layouts, problems } = planLayout({
    data: { feature: { views: [{ type: 'cast' }, { type: 'casst' }, { type: 'cast' }] } },
  })
  const layout = layouts.get('feature')
  expect([layout?.layout, layout?.background, layout?.display, layout?.related]).toEqual([
    'full',
    'poster',
    'tabbed',
    false,
  ])
  expect(layout?.section).toContain('watch')
  expect(layout?.views.map(({ key, type }) => `${key} ${type}`)).toEqual(['cast cast', 'cast-2 cast'])
  expect(problems).toMatchObject([{ pointer: '/data/feature/views/1/type', suggestFrom: { word: 'casst' } }])
})

test.each([
  ['its own type', { feature: {}, default: {} }, 'feature', 'feature'],
  ['the default', { series: {}, default: {} }, 'feature', 'default'],
  ['the first', { series: {}, season: {} }, 'feature', 'series'],
  ['a title without a type', { default: {} }, undefined, 'default'],
  ['a type named like an object property', { default: {} }, 'constructor', 'default'],
  ['none', {}, 'feature', undefined],
])('selects the layout of a title: %s', (_, data, type, expected) => {
  const { layouts } = planLayout({ data })
  expect(layoutFor(layouts, type)).toBe(expected === undefined ? undefined : layouts.get(expected))
})

test('names only existing views in the built-in layouts', () => {
  expect(planLayout(BUILT_IN_LAYOUTS).problems).toEqual([])
})
