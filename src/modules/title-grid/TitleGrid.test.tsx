import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aTitle, InSite } from '../../catalogue/testing/InSite'
import type { TitleGridModule } from '../../generated/types'
import TitleGrid from './TitleGrid'

const manyTitles = (count: number) => Array.from({ length: count }, (_, i) => aTitle(`film-${i}`))

function show(module: Partial<TitleGridModule>) {
  render(
    <InSite>
      <TitleGrid
        module={{ type: 'title_grid', slug: 'films', display_name: 'Films', ...module }}
        moduleKey="test"
        index={0}
      />
    </InSite>,
  )
}
const links = () => screen.queryAllByRole('link').length

test.each([
  ['the configured rows on a wide screen', 1440, 4 * 4],
  ['2 rows of three on a tablet', 1024, 2 * 3],
  ['3 rows of two on a phone', 360, 3 * 2],
])('shows %s, and the rest after "Show more"', (_, innerWidth, first) => {
  vi.stubGlobal('innerWidth', innerWidth)
  show({ content: manyTitles(20), config: { rows: 4 } })
  expect(links()).toBe(first)
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(links()).toBe(20)
  expect(screen.queryByRole('button')).toBeNull()
  vi.unstubAllGlobals()
})

test.each([[undefined], [[]]])('shows the empty state with content %j', (content) => {
  show({ content })
  expect(screen.getByText('No titles found.')).toBeTruthy()
})

test('does not render a thousand titles immediately', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  show({ content: manyTitles(1000) })
  expect(links()).toBe(60)
  expect(document.querySelector('.mq-columns__rest')).toBeTruthy()
  vi.unstubAllGlobals()
})

test.each(['tiles', 'posters', 'mosaic'] as const)('renders two titles with the same slug in layout %s', (layout) => {
  show({ content: [aTitle('faust'), aTitle('faust')], config: { layout } })
  expect(links()).toBe(2)
})

test('uses dark text on a mosaic tile if images.ink is light, else if images.tone is day', () => {
  const content = [
    aTitle('courage', { images: { tone: 'night', ink: '#5a1c15' }, description: '5 films' }),
    aTitle('wonder', { images: { tone: 'day' } }),
    aTitle('odd', { images: { tone: 'night', ink: '#ffffff' } }),
  ]
  show({ content, config: { layout: 'mosaic', captions: 'description' } })
  const day = screen.getAllByRole('link').map((link) => link.classList.contains('mq-tile--day'))
  expect(day).toEqual([false, true, true])
  expect(screen.getByText('5 films')).toBeTruthy()
})
