import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTitle, InSite } from '../../catalogue/testing/InSite'
import type { CollectionModule } from '../../generated/types'
import Collection from './Collection'

const collections = [
  aTitle('potemkin', { title_type: 'collection', description: 'For the centenary.', items_total: 12 }),
  aTitle('weimar', { title_type: 'collection', items_total: 1, link: '/category/weimar' }),
  aTitle('bare', { title_type: 'collection' }),
]

const show = (module: Partial<CollectionModule>) =>
  render(
    <InSite>
      <Collection
        module={{ type: 'collection', slug: 'open', content: collections, ...module }}
        moduleKey="test"
        index={0}
      />
    </InSite>,
  )
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
const texts = () => screen.getAllByRole('link').map((link) => link.textContent)

test.each(['grid', 'row', undefined] as const)('shows name, number of items and description in layout %s', (layout) => {
  show({ config: { layout } })
  expect(texts()).toEqual(['potemkin12 itemsFor the centenary.', 'weimar1 item', 'bare'])
  expect(hrefs()).toEqual(['/collections/potemkin', '/category/weimar', '/collections/bare'])
})

test('prefers the configured path to /collections', () => {
  show({ config: { path: '/press' } })
  expect(hrefs()[0]).toBe('/press/potemkin')
})

test.each([
  ['none', 'potemkin'],
  ['name', 'potemkin'],
  ['facts', 'potemkin12 items'],
] as const)('captions %s: %s', (captions, text) => {
  show({ config: { captions } })
  expect(texts()[0]).toBe(text)
})

test.each([[undefined], [[]]])('shows the empty state with content %j', (content) => {
  show({ content })
  expect(screen.getByText('Nothing here yet.')).toBeTruthy()
})
