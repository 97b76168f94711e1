import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testSite } from '../../shell/testing/testSite'
import NoAccessPage from './NoAccessPage'

const contact = { label: 'desk@vault.example', url: 'mailto:desk@vault.example' }

test.each([
  ['the contact of the config', { config: { contact } }, [contact.label, contact.url]],
  ['the contact page', {}, ['Contact', '/contact']],
  ['no contact', { routing: [] }, undefined],
])('links to the administrator: %s', (_, site, expected) => {
  render(testSite(site).around(<NoAccessPage />))
  expect(screen.getByText('Please contact an administrator')).toBeTruthy()
  const [, ...links] = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected ? [expected] : [])
})
