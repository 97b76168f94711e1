import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import { createServiceClient } from '../../data/serviceClient'
import { TITLE_CARD_SCHEMA } from '../../service/titles'
import type { Runtime } from '../../site/runtime'
import AssetModal from './AssetModal'
import AssetPage from './AssetPage'

const TITLE_PATH = 'avails/titles/metropolis'
const EXTRAS_PATH = 'inventory/1001/extras/'
const extra = (slug: string, more: object = {}) =>
  aTitle(slug, {
    title_type: 'extra',
    type: 'making of',
    description: `About ${slug}.`,
    runtime: 720,
    hierarchy: { parent_slug: 'metropolis', parent_title: 'Metropolis' },
    ...more,
  })
const extras = [
  extra('trailer', { type: 'trailer' }),
  extra('city'),
  extra('poster', { title_type: 'image', type: '' }),
]
const responses = {
  [TITLE_PATH]: { data: aTitle('metropolis', { id: 1001, name: 'Metropolis' }) },
  [EXTRAS_PATH]: { data: extras },
}
const onClose = vi.fn()
beforeEach(() => onClose.mockReset())

/** The dialog of the address, as the site renders it. */
function Dialog({ background }: { background?: string }) {
  const { pathname } = useLocation()
  const [, , slug, asset] = pathname.split('/')
  return <AssetModal params={{ slug, asset }} pathname={pathname} search="" onClose={onClose} background={background} />
}

const show = (asset: string, answers: Record<string, unknown> = responses, background = '/title/metropolis') =>
  showPage(<Dialog background={background} />, { answers: { ...answers }, at: `/title/metropolis/${asset}` })
const heading = (name: string) => screen.findByRole('heading', { name })

test('shows the player slot, the facts, a link to the title and the watchlist button', async () => {
  show('city')
  await heading('city')
  expect(screen.getByRole('link', { name: 'Play city' }).getAttribute('href')).toBe('/play/city')
  expect(document.querySelector('.mq-meta')?.textContent).toBe('Making of12m')
  expect(screen.getByText('About city.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Details Metropolis' }).getAttribute('href')).toBe('/title/metropolis')
  expect(screen.getByRole('button', { name: 'My list' })).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'city' })).toBeTruthy()
  expect(document.title).toBe('city · Marquee')
})

test('shows an image without a player', async () => {
  show('poster')
  await heading('poster')
  expect(screen.queryByRole('link', { name: /^Play/ })).toBeNull()
  expect(document.querySelector('.mq-meta')?.textContent).toBe('Image')
})

test('steps through the extras and focuses the heading after the last one', async () => {
  show('trailer')
  await heading('trailer')
  expect(screen.queryByRole('link', { name: /^Previous/ })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Next: city' }))
  await heading('city')
  expect(screen.getByText('2 of 3')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Previous: trailer' }).getAttribute('href')).toBe('/title/metropolis/trailer')
  const next = screen.getByRole('link', { name: 'Next: poster' })
  next.focus()
  fireEvent.click(next)
  expect(document.activeElement).toBe(await heading('poster'))
  expect(screen.queryByRole('link', { name: /^Next/ })).toBeNull()
  expect(document.title).toBe('poster · Marquee')
})

test.each([
  ['closes the dialog if the title page is behind it', '/title/metropolis', {}, 1],
  ['is a link if another page is behind the dialog', '/home', {}, 0],
  ['opens another tab with the Control key', '/title/metropolis', { ctrlKey: true }, 0],
])('the Details link %s', async (_, background, keys, times) => {
  show('city', responses, background)
  await heading('city')
  fireEvent.click(screen.getByRole('link', { name: 'Details Metropolis' }), keys)
  expect(onClose).toHaveBeenCalledTimes(times)
})

test('closes with the button at the top', async () => {
  show('city')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
  await heading('city')
})

/** Loads a list that contains the card. */
const loadListWith = (runtime: Runtime, card: ReturnType<typeof extra>) =>
  createServiceClient(runtime.data()).list({ path: 'list', text: '', data: { data: [card] } }, TITLE_CARD_SCHEMA)

test('shows the cached card of an extra if the title request fails', async () => {
  const { runtime } = show('known', { [TITLE_PATH]: 500 })
  await loadListWith(runtime, extra('known'))
  await heading('known')
})

test('does not show a cached card of an extra that belongs to another title', async () => {
  const { runtime } = show('city', { [TITLE_PATH]: 500 })
  await loadListWith(runtime, extra('city', { hierarchy: { parent_slug: 'faust' } }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'city' })).toBeNull()
})

test.each([
  ['an unknown extra', responses, 'All about Metropolis', '/title/metropolis'],
  ['an unknown title', {}, 'Go home', '/'],
  ['a title that the visitor may not see', { [TITLE_PATH]: 403 }, 'Go home', '/'],
])('shows "Extra not found." and a link to the title or home for %s', async (_, answers, name, href) => {
  show('nothing', answers)
  await heading('Extra not found.')
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

test.each([TITLE_PATH, EXTRAS_PATH])('retries a failed request of %s', async (path) => {
  const page = show('city', { ...responses, [path]: 500 })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  Object.assign(page.answers, responses)
  fireEvent.click(retry)
  await heading('city')
})

test('skips invalid extras', async () => {
  show('city', { ...responses, [EXTRAS_PATH]: { data: [null, { name: 'no slug' }, ...extras] } })
  await heading('city')
  expect(screen.getByText('2 of 3')).toBeTruthy()
})

test('renders AssetPage with a level 1 heading and a link to the title', async () => {
  const params = { slug: 'metropolis', asset: 'city' }
  showPage(<AssetPage params={params} pathname="/title/metropolis/city" search="" />, { answers: { ...responses } })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('city')
  await waitFor(() => expect(document.title).toBe('city · Marquee'))
  expect(screen.getByRole('link', { name: 'Details Metropolis' })).toBeTruthy()
})
