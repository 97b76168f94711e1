import { readFileSync } from 'node:fs'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testSite } from '../testing/testSite'
import { Footer } from './Footer'

const { version: VERSION } = JSON.parse(readFileSync('package.json', 'utf8'))

it('shows footer routes, columns and the content of the config', async () => {
  const footer = {
    content: '<p>All rights.</p>',
    columns: [
      {
        heading: 'Watch',
        links: [
          { label: 'New', url: '/new' },
          { label: 'Bad', url: 'javascript:alert(1)' },
        ],
      },
      { heading: 'Members', links: [{ label: 'Lounge', url: '/lounge', login_required: true }] },
    ],
  }
  render(testSite({ config: { footer } }).around(<Footer />))
  expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact')
  expect(screen.getByRole('link', { name: 'New' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Bad' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Members' })).toBeNull()
  expect(await screen.findByText('All rights.')).toBeTruthy()
})

it('shows the version if the config enables it', () => {
  const { container } = render(testSite({ config: { footer: { show_version: true } } }).around(<Footer />))
  expect(container.textContent).toContain(`Version ${VERSION}`)
})

it('renders nothing without content', () => {
  const { container } = render(testSite({ routing: [{ route: '/home', component: 'home' }] }).around(<Footer />))
  expect(container.textContent).toBe('')
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

it('has a cookie settings button if the site asks for consent and the dialog has loaded', () => {
  const site = testSite({ cookies: true, config: { cookies_consent: { enabled: true } } })
  render(site.around(<Footer />))
  expect(screen.queryByRole('button', { name: 'Cookie settings' })).toBeNull()
  let opened = 0
  act(() => void site.consent.registerOpener(() => opened++))
  screen.getByRole('button', { name: 'Cookie settings' }).click()
  expect(opened).toBe(1)
})
