import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aTitle, InSite } from '../../catalogue/testing/InSite'
import type { TitleGridModule } from '../../generated/types'
import { createPageMenu, PageMenuProvider } from '../../page/pageMenu'
import TitleGrid from './TitleGrid'

const many = (count: number) => Array.from({ length: count }, (_, i) => aTitle(`film-${i}`))

function show(module: Partial<TitleGridModule>, menu = createPageMenu()) {
  render(
    <InSite>
      <PageMenuProvider value={menu}>
        <TitleGrid module={{ type: 'title_grid', slug: 'films', display_name: 'Films', ...module }} index={0} />
      </PageMenuProvider>
    </InSite>,
  )
  return menu
}
const links = () => screen.queryAllByRole('link').length

test('rows, and the rest at a press', () => {
  vi.stubGlobal('innerWidth', 1440)
  show({ content: many(20), config: { rows: 2 } })
  expect(links()).toBe(8)
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(links()).toBe(20)
  expect(screen.queryByRole('button')).toBeNull()
  vi.unstubAllGlobals()
})

test.each([[undefined], [[]]])('without titles it says so', (content) => {
  show({ content })
  expect(screen.getByText('No titles found.')).toBeTruthy()
})

test('a thousand titles are not rendered at once', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  show({ content: many(1000) })
  expect(links()).toBe(60)
  expect(document.querySelector('.mq-columns__rest')).toBeTruthy()
  vi.unstubAllGlobals()
})

test.each(['tiles', 'posters', 'mosaic'] as const)('%s: two titles with one slug both stand', (layout) => {
  show({ content: [aTitle('faust'), aTitle('faust')], config: { layout } })
  expect(links()).toBe(2)
})

test('the content menu decides what is shown, in which order, under which heading', () => {
  const menu = show({ content: many(20), config: { rows: 1, see_all: 'See all' } })
  act(() => menu.publish(new Map([['films', { titles: [aTitle('judex'), aTitle('faust')], heading: 'Found' }]])))
  expect(screen.getByRole('heading').textContent).toBe('Found')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['judex', 'faust'])
  act(() => menu.publish(new Map([['films', {}]])))
  expect(document.body.textContent).toBe('')
  act(() => menu.publish(new Map()))
  expect(screen.getByRole('heading').textContent).toBe('Films')
})

test('where nothing was found the words of the menu stand once, with the way back', () => {
  const onClear = vi.fn()
  const menu = show({ content: many(2) })
  act(() =>
    menu.publish(new Map([['films', { titles: [], empty: { text: 'Nothing.', clear: { label: 'All', onClear } } }]])),
  )
  expect(screen.getByText('Nothing.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(onClear).toHaveBeenCalledOnce()
})

test('the mosaic writes names on the art: dark words where its ink is light', () => {
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
