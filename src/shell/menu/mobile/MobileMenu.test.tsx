import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, test } from 'vitest'
import type { Route } from '../../../generated/types'
import { MobileMenuButton } from '../../bar/TopBar'
import { setWindowWidth, type TestSiteOptions, testSite } from '../../testing/testSite'
import { accessCodeOf } from './MobileMenu'

beforeEach(() => setWindowWidth(360))

const GENRES_URI = 'modules/placement/genres/'
const genreModules = [
  {
    module: {
      slug: 'horror',
      display_name: 'Horror',
      type: 'title_grid',
      content: [
        { slug: 'nosferatu', name: 'Nosferatu' },
        { slug: 'soon', name: 'Soon', is_playable: false },
        null,
        { name: 'x' },
      ],
    },
  },
  { module: { slug: 'empty', display_name: 'Empty', type: 'title_grid', content: [] } },
]

async function openMenu(site: TestSiteOptions = {}) {
  const created = testSite({ ...site, config: { navbar: { mobile_genres_modules_uri: GENRES_URI }, ...site.config } })
  render(created.around(<MobileMenuButton pathname="/home" />))
  const button = screen.getByRole('button', { name: 'Menu' })
  button.focus()
  fireEvent.click(button)
  await screen.findByRole('dialog', { name: 'Menu' })
  return { ...created, button }
}

it('lists each module as a heading with its titles as links', async () => {
  await openMenu({ lists: { [GENRES_URI]: genreModules } })
  expect((await screen.findByRole('link', { name: 'Nosferatu' })).getAttribute('href')).toBe('/title/nosferatu')
  expect(screen.getByRole('link', { name: 'Soon' })).toBeTruthy()
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Horror'])
})

it('with disable_non_playable, titles that cannot be played are not links', async () => {
  await openMenu({ lists: { [GENRES_URI]: genreModules }, config: { disable_non_playable: true } })
  expect(await screen.findByText('Soon')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Soon' })).toBeNull()
})

it('offers a retry if the list fails, and shows a message if it is empty', async () => {
  const { lists } = await openMenu()
  expect(await screen.findByText('The genres did not load.')).toBeTruthy()
  lists[GENRES_URI] = []
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No genres here yet.')).toBeTruthy()
})

it('locks page scrolling, and restores it and the focus when closed', async () => {
  const { button } = await openMenu()
  const dialog = screen.getByRole('dialog')
  expect(document.documentElement.style.overflow).toBe('hidden')
  await act(async () => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.documentElement.style.overflow).toBe('')
  expect(document.activeElement).toBe(button)
})

it('closes when one of its links is followed', async () => {
  await openMenu()
  fireEvent.click(screen.getByRole('link', { name: 'Films' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('shows the access code and the sign-out link to members of a code site', async () => {
  await openMenu({ document: { code_login: true }, profile: { first_name: 'Ada', code: 'GLD-7' } })
  expect(screen.getByText('GLD-7')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/logout')
})

it('has the sign-in link before all pages for signed-out visitors', async () => {
  await openMenu({ document: { code_login: true } })
  const links = [...screen.getByRole('dialog').querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))
  expect(links.indexOf('/login')).toBeLessThan(links.indexOf('/films'))
})

it('links to the watchlist and history by the labels of their routes, and opens the account dialogs', async () => {
  const routing: Route[] = [
    { route: '/home', component: 'home', default: true, label: 'Home' },
    { route: '/basket', component: 'watchlist', label: 'My basket', show_in_menu: false },
    { route: '/seen', component: 'history', label: 'Seen', placement: 'footer' },
  ]
  await openMenu({ document: { code_login: true }, routing, profile: { first_name: 'Ada', email: 'ada@x.example' } })
  expect(screen.getByRole('link', { name: 'My basket' }).getAttribute('href')).toBe('/basket')
  expect(screen.getByRole('link', { name: 'Seen' }).getAttribute('href')).toBe('/seen')
  fireEvent.click(screen.getByRole('button', { name: 'Account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Account' })
  expect(dialog.textContent).toContain('ada@x.example')
  fireEvent.click(screen.getByRole('button', { name: 'Playback settings' }))
  const speed = await screen.findByLabelText('Speed')
  fireEvent.change(speed, { target: { value: '1.5' } })
  expect(JSON.parse(localStorage.getItem('marquee.player') ?? '{}')).toMatchObject({ rate: 1.5 })
})

test.each([
  [true, true, { code: 'A1' }, 'A1'],
  [false, true, { code: 'A1' }, undefined],
  [true, false, { code: 'A1' }, undefined],
  [true, true, { code: 7 }, undefined],
  [true, true, {}, undefined],
])('with code_login %s, signed in %s and profile %o the code is %s', (code_login, signedIn, profile, code) => {
  const session = { signedIn, profile, epoch: 0, phase: 'idle' as const, groups: [], clockOffset: 0 }
  expect(accessCodeOf({ code_login }, session)).toBe(code)
})
