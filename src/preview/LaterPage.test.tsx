import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { PageProps } from '../site/pageProps'
import { LaterPage } from './LaterPage'

const show = (props: Partial<PageProps>) =>
  render(
    <MemoryRouter>
      <LaterPage params={{}} pathname="/faq" search="" {...props} />
    </MemoryRouter>,
  )

test('says the kind, what production does with it, and what the config says of the route', () => {
  const filter = { custom_genres: [{ name: 'Dark', genres: ['horror'] }] }
  show({ route: { index: 4, route: '/faq', component: 'faq', label: 'Questions', exact: true, title_filter: filter } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Questions')
  expect(document.title).toBe('Questions')
  expect(screen.getByText(/Production treats it as unknown/).textContent).toContain('faq')
  expect(screen.getByText('/site_config/routing/4')).toBeTruthy()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'route',
    'component',
    'label',
    'exact',
    'title_filter',
  ])
  expect(screen.getByText(/^true: only this very path/)).toBeTruthy()
  expect(screen.getByText(/"horror"/)).toBeTruthy()
})

test('a fixed path has no entry; the address is shown', () => {
  show({ pathname: '/title/metropolis', params: { slug: 'metropolis' }, search: '?from=home' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/title/metropolis')
  expect(screen.queryByText(/What the config says/)).toBeNull()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['slug', 'from'])
})
