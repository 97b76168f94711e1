import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import WaysToWatchPage from './WaysToWatchPage'

// DOMPurify does not work in happy-dom.
vi.mock('../../ui/html/sanitise', () => ({ sanitise: (html: string) => html }))

const WAYS = [
  {
    id: 'tv',
    title: 'Television',
    image_path: '/tv.webp',
    questions: [
      { id: 1, question: 'Which?', answer: '<p>Most.</p>' },
      { id: 2, question: 'How?', answer: '<p>So.</p>' },
    ],
  },
  { id: 7, title: 'Phone', questions: [] },
  { title: 'Cinema' },
]

const show = (data: unknown, at = '/ways') =>
  showPage(<WaysToWatchPage params={{}} pathname="/ways" search="" />, {
    answers: { 'faq/ways-to-watch/categories/?questions=true': data },
    at,
  })

test('shows the first tab with its image and its first question open', async () => {
  const { address } = show({ data: WAYS })
  expect((await screen.findByRole('tab', { name: 'Television' })).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('button', { name: 'Which?' }).getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('button', { name: 'How?' }).getAttribute('aria-expanded')).toBe('false')
  const picture = screen.getByRole('tabpanel').querySelector('img')
  expect([picture?.getAttribute('loading'), picture?.width, picture?.height]).toEqual(['lazy', 900, 560])
  expect(address()).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Which?' }))
  expect(screen.getByRole('button', { name: 'Which?' }).getAttribute('aria-expanded')).toBe('false')
})

test('reads the tab from the address and stores it there', async () => {
  const { address } = show({ data: WAYS }, '/ways?tab=question-7')
  expect((await screen.findByRole('tab', { name: 'Phone' })).getAttribute('aria-selected')).toBe('true')
  fireEvent.click(screen.getByRole('tab', { name: 'Cinema' }))
  expect(address()).toBe('?tab=cinema')
  expect(await screen.findByRole('heading', { name: 'Cinema' })).toBeDefined()
})

test('shows a message if there are no entries', async () => {
  show({ data: [] })
  expect(await screen.findByText('No ways to watch have been added yet.')).toBeDefined()
})

test('shows a message if the request fails', async () => {
  show(500)
  expect(await screen.findByText('The ways to watch did not load.')).toBeDefined()
})
