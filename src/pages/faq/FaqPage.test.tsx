import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import FaqPage from './FaqPage'

// DOMPurify does not work in happy-dom.
vi.mock('../../ui/html/sanitise', () => ({ sanitise: (html: string) => html }))

const route = { route: '/questions', component: 'faq' as const, label: 'Questions', index: 0 }

const createQuestions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `q${at + 1}`,
    question: `Question ${at + 1}?`,
    answer: `<p>Answer ${at + 1}${at === 2 ? ' about lamps' : ''}</p>`,
  }))

const show = (data: unknown, at = '/questions') =>
  showPage(<FaqPage route={route} params={{}} pathname="/questions" search="" />, { answers: { 'faq/': data }, at })

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const isOpen = async (name: string) => (await button(name)).getAttribute('aria-expanded') === 'true'

test('keeps several answers open, each below a heading with a button', async () => {
  show({ data: createQuestions(3) })
  fireEvent.click(await button('Question 1?'))
  fireEvent.click(await button('Question 3?'))
  expect([await isOpen('Question 1?'), await isOpen('Question 2?'), await isOpen('Question 3?')]).toEqual([
    true,
    false,
    true,
  ])
  expect((await button('Question 1?')).parentElement?.tagName).toBe('H2')
  fireEvent.click(await button('Question 1?'))
  expect(await isOpen('Question 1?')).toBe(false)
})

test('opens and closes all answers with one button', async () => {
  show({ data: createQuestions(3) })
  fireEvent.click(await button('Expand all answers'))
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(3)
  fireEvent.click(await button('Collapse all answers'))
  expect(screen.queryAllByRole('button', { expanded: true })).toHaveLength(0)
})

test('opens, scrolls to and focuses the question in the address', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  show({ data: createQuestions(60) }, '/questions#q55')
  await waitFor(async () => expect(document.activeElement).toBe(await button('Question 55?')))
  expect(await isOpen('Question 55?')).toBe(true)
  expect(scrolled).toHaveBeenCalled()
})

test('keeps the focus in the search after a question was opened from the address', async () => {
  show({ data: createQuestions(12) }, '/questions#q2')
  await waitFor(async () => expect(document.activeElement).toBe(await button('Question 2?')))
  const search = screen.getByRole('searchbox')
  search.focus()
  for (const value of ['q', 'que', '']) {
    fireEvent.change(search, { target: { value } })
    await waitFor(() => expect(document.querySelectorAll('mark').length > 0).toBe(value !== ''))
    expect(document.activeElement).toBe(search)
  }
})

test.each(['#%', '#nothing', '#'])('ignores the fragment %s', async (hash) => {
  show({ data: createQuestions(2) }, `/questions${hash}`)
  expect(await isOpen('Question 1?')).toBe(false)
})

test('renders at most 200 questions of a long list at first, and then further ones', async () => {
  show({ data: createQuestions(2000) })
  await button('Question 1?')
  const count = () => document.querySelectorAll('[data-question]').length
  expect(count()).toBeLessThanOrEqual(200)
  await waitFor(() => expect(count()).toBeGreaterThan(300))
})

describe('search', () => {
  test.each([
    [9, false],
    [10, true],
  ])('with %i questions has a search field: %s', async (count, there) => {
    show({ data: createQuestions(count) })
    await button('Question 1?')
    expect(screen.queryByRole('searchbox') !== null).toBe(there)
  })

  test('highlights and counts matches, opens matching answers and suggests other questions', async () => {
    show({ data: createQuestions(12) })
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'LAMPS' } })
    expect(await screen.findByText('1 of 12 answers')).toBeDefined()
    expect(await isOpen('Question 3?')).toBe(true)
    expect((await screen.findByText('lamps')).tagName).toBe('MARK')
    const also = screen.getByRole('heading', { name: 'Also asked' }).parentElement as HTMLElement
    expect(within(also).getAllByRole('button')).toHaveLength(3)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gaslight' } })
    expect(await screen.findByText('No answers match your search.')).toBeDefined()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
    expect(await button('Question 12?')).toBeDefined()
    expect(screen.queryByText('Also asked')).toBeNull()
  })
})

test('copies the link of an open answer', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  show({ data: createQuestions(2) }, '/questions#q2')
  fireEvent.click(await button('Copy link to this answer'))
  expect(writeText.mock.calls[0]?.[0]).toMatch(/#q2$/)
  vi.unstubAllGlobals()
})

describe('states', () => {
  test('shows a message without questions', async () => {
    show({ data: [] })
    expect(await screen.findByText('No questions yet.')).toBeDefined()
  })
  test('retries a failed request', async () => {
    const { answers } = show(500)
    await button('Try again')
    expect(screen.getByText('The questions did not load.')).toBeDefined()
    answers['faq/'] = { data: createQuestions(1) }
    fireEvent.click(await button('Try again'))
    expect(await button('Question 1?')).toBeDefined()
  })
  test('skips invalid entries', async () => {
    show({ data: [{ answer: 'x' }, null, ...createQuestions(1)] })
    expect(await button('Question 1?')).toBeDefined()
  })
})
