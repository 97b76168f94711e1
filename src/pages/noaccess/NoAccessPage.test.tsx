import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testSite } from '../../shell/testing/testSite'
import NoAccessPage from './NoAccessPage'

const desk = { label: 'desk@vault.example', url: 'mailto:desk@vault.example' }

test.each([
  ['as the config says', { config: { contact: desk } }, [desk.label, desk.url]],
  ['else by the contact page', {}, ['Contact', '/contact']],
  ['else not at all', { routing: [] }, undefined],
])('the administrator can be reached %s', (_, site, expected) => {
  render(testSite(site).around(<NoAccessPage />))
  expect(screen.getByText('Please contact an administrator')).toBeTruthy()
  const [, ...links] = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected ? [expected] : [])
})
