import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import FaqPage from './FaqPage'

// DOMPurify does not work in happy-dom.
vi.mock('../../ui/html/sanitise', () => ({ sanitise: (html: string) => html }))

const route = { route: '/questions', component: 'faq' as const, label: 'Questions', index: 0 }

const asked = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `q${at + 1}`,
    question: `Question ${at + 1}?`,
    answer: `<p>Answer ${at + 1}${at === 2 ? ' about lamps' : ''}</p>`,
  }))

const show = (data: unknown, at = '/questions') =>
  showPage(<FaqPage route={route} params={{}} pathname="/questions" search="" />, { answers: { 'faq/': data }, at })

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const isOpen = async (name: string) => (await button(name)).getAttribute('aria-expanded') === 'true'

test('several answers stand open at once, each below a heading that is a button', async () => {
  show({ data: asked(3) })
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

test('one button opens all, and closes all', async () => {
  show({ data: asked(3) })
  fireEvent.click(await button('Open all answers'))
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(3)
  fireEvent.click(await button('Close all answers'))
  expect(screen.queryAllByRole('button', { expanded: true })).toHaveLength(0)
})

test('what the address names is open, in sight, and has the focus', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  show({ data: asked(60) }, '/questions#q55')
  await waitFor(async () => expect(document.activeElement).toBe(await button('Question 55?')))
  expect(await isOpen('Question 55?')).toBe(true)
  expect(scrolled).toHaveBeenCalled()
})

test('who then searches keeps the focus in the search', async () => {
  show({ data: asked(12) }, '/questions#q2')
  await waitFor(async () => expect(document.activeElement).toBe(await button('Question 2?')))
  const search = screen.getByRole('searchbox')
  search.focus()
  for (const value of ['q', 'que', '']) {
    fireEvent.change(search, { target: { value } })
    await waitFor(() => expect(document.querySelectorAll('mark').length > 0).toBe(value !== ''))
    expect(document.activeElement).toBe(search)
  }
})

test.each(['#%', '#nothing', '#'])('the address %s opens nothing and breaks nothing', async (hash) => {
  show({ data: asked(2) }, `/questions${hash}`)
  expect(await isOpen('Question 1?')).toBe(false)
})

test('a long list comes bit by bit, so that no task holds the page', async () => {
  show({ data: asked(2000) })
  await button('Question 1?')
  const count = () => document.querySelectorAll('[data-question]').length
  expect(count()).toBeLessThanOrEqual(200)
  await waitFor(() => expect(count()).toBeGreaterThan(300))
})

describe('the search', () => {
  test.each([
    [9, false],
    [10, true],
  ])('of %i questions there is one: %s', async (count, there) => {
    show({ data: asked(count) })
    await button('Question 1?')
    expect(screen.queryByRole('searchbox') !== null).toBe(there)
  })

  test('marks, counts, opens what only the answer says, and shows a few others', async () => {
    show({ data: asked(12) })
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'LAMPS' } })
    expect(await screen.findByText('1 of 12 answers')).toBeDefined()
    expect(await isOpen('Question 3?')).toBe(true)
    expect((await screen.findByText('lamps')).tagName).toBe('MARK')
    const also = screen.getByRole('heading', { name: 'Also asked' }).parentElement as HTMLElement
    expect(within(also).getAllByRole('button')).toHaveLength(3)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gaslight' } })
    expect(await screen.findByText('No answer has these words.')).toBeDefined()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
    expect(await button('Question 12?')).toBeDefined()
    expect(screen.queryByText('Also asked')).toBeNull()
  })
})

test('each open answer copies its own link', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  show({ data: asked(2) }, '/questions#q2')
  fireEvent.click(await button('Copy the link to this answer'))
  expect(writeText.mock.calls[0]?.[0]).toMatch(/#q2$/)
  vi.unstubAllGlobals()
})

describe('the other states', () => {
  test('none', async () => {
    show({ data: [] })
    expect(await screen.findByText('No questions have been answered yet.')).toBeDefined()
  })
  test('failed, and tried again', async () => {
    const { answers } = show(500)
    await button('Try again')
    expect(screen.getByText('The questions did not load.')).toBeDefined()
    answers['faq/'] = { data: asked(1) }
    fireEvent.click(await button('Try again'))
    expect(await button('Question 1?')).toBeDefined()
  })
  test('a broken entry costs only itself', async () => {
    show({ data: [{ answer: 'x' }, null, ...asked(1)] })
    expect(await button('Question 1?')).toBeDefined()
  })
})
