import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChooseTitle } from './ChooseTitle'
import { ChooseTitles } from './ChooseTitles'

const TITLE_NAMES = ['Aelita', 'Faust', 'Metropolis', 'Nosferatu', 'Sunrise', 'The General', 'The Wind', 'Wings']
const TITLES_DATA = TITLE_NAMES.map((name) => ({
  slug: name.toLowerCase().replace(' ', '-'),
  name,
  title_type: 'feature',
}))

/** Requests of titles; the query decides on the answer. */
let answerTitles = (_: URLSearchParams): Response | Promise<Response> =>
  Response.json({ data: TITLES_DATA, total: TITLES_DATA.length })
const GENRES = { data: [{ slug: 'horror', name: 'Horror' }] }
let answerGenres = (): Response | Promise<Response> => Response.json(GENRES)
const requestedQueries: URLSearchParams[] = []

beforeEach(() => {
  requestedQueries.length = 0
  answerTitles = () => Response.json({ data: TITLES_DATA, total: TITLES_DATA.length })
  answerGenres = () => Response.json(GENRES)
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    if (pathname.endsWith('genres')) return answerGenres()
    requestedQueries.push(searchParams)
    return answerTitles(searchParams)
  })
  // The grid has room for six columns and two rows.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(420)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      callback: (entries: unknown[]) => void
      constructor(callback: (entries: unknown[]) => void) {
        this.callback = callback
      }
      observe() {
        this.callback([])
      }
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const grid = () => within(screen.getByRole('listbox'))
const option = (name: RegExp) => screen.findByRole('option', { name })
const chosenNames = () =>
  grid()
    .getAllByRole('option', { selected: true })
    .map((each) => each.textContent)

function open(cards: readonly unknown[] = []) {
  const onUse = vi.fn()
  const onClose = vi.fn()
  render(<ChooseTitles subjectName="Festival wall" cards={cards} onUse={onUse} onClose={onClose} />)
  return { onUse, onClose }
}

test('has a place for the genres while they load', async () => {
  let resolve = (_: Response): void => {}
  answerGenres = () =>
    new Promise((done) => {
      resolve = done
    })
  open()
  const choice = () => screen.getByLabelText<HTMLSelectElement>('Genre')
  expect([...choice().options].map(({ text }) => text)).toEqual(['Any genre'])
  await act(async () => resolve(Response.json(GENRES)))
  await vi.waitFor(() => expect([...choice().options].map(({ text }) => text)).toEqual(['Any genre', 'Horror']))
})

test('has no choice of genres for a service without genres', async () => {
  answerGenres = () => Response.json({ data: [] })
  open()
  await vi.waitFor(() => expect(screen.queryByLabelText('Genre')).toBeNull())
})

test('numbers chosen titles in their order, and gives the cards to the caller', async () => {
  const { onUse, onClose } = open([{ slug: 'wings', kicker: 'Own' }, { name: 'Not a title' }])
  await userEvent.click(await option(/^Sunrise/))
  await userEvent.click(await option(/^Faust/))
  expect(chosenNames()).toEqual(['Faust, feature, number 4', 'Sunrise, feature, number 3', 'Wings, feature, number 1'])
  await userEvent.click(screen.getByRole('button', { name: 'Use 4 titles' }))
  expect(onUse).toHaveBeenCalledWith([0, 1, 'sunrise', 'faust'])
  expect(onClose).toHaveBeenCalled()
})

test('replaces all cards of a list after "Choose none", and moves the focus to the search', async () => {
  const { onUse } = open([{ slug: 'wings' }, { slug: 'elsewhere' }])
  await option(/^Sunrise/)
  await userEvent.click(screen.getByRole('button', { name: 'Choose none' }))
  expect(grid().queryAllByRole('option', { selected: true })).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  expect(screen.getByRole('button', { name: 'Choose none' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(await option(/^Sunrise/))
  await userEvent.click(screen.getByRole('button', { name: 'Use 1 title' }))
  expect(onUse).toHaveBeenCalledWith(['sunrise'])
})

test('moves with arrow keys, chooses with Space and a range with Shift', async () => {
  open()
  await option(/^Aelita/)
  screen.getByRole('searchbox').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Aelita, feature')
  await userEvent.keyboard('{ArrowRight}[Space]')
  expect(chosenNames()).toEqual(['Faust, feature, number 1'])
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  expect(chosenNames()).toEqual([
    'Faust, feature, number 1',
    'Metropolis, feature, number 2',
    'Nosferatu, feature, number 3',
  ])
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Wings, feature')
  await userEvent.keyboard('{ArrowUp}[Space]')
  expect(chosenNames()).toEqual(['Metropolis, feature, number 1', 'Nosferatu, feature, number 2'])
})

test('focuses the first result when it arrives, or the search field without results', async () => {
  open()
  await option(/^Aelita/)
  const search = screen.getByRole<HTMLInputElement>('searchbox')
  answerTitles = () => Response.json({ data: [TITLES_DATA[4]], total: 1 })
  search.focus()
  await userEvent.keyboard('sun{ArrowDown}')
  await vi.waitFor(() => expect(grid().getAllByRole('option')).toHaveLength(1))
  await vi.waitFor(() => expect(document.activeElement).toBe(grid().getByRole('option', { name: /^Sunrise/ })))
  answerTitles = () => Response.json({ data: [], total: 0 })
  search.focus()
  await userEvent.keyboard('x{ArrowDown}')
  await screen.findByText(/No title matches/)
  expect(document.activeElement).toBe(search)
})

test('starts a new search with a letter that is typed among the titles', async () => {
  open()
  await option(/^Aelita/)
  const search = screen.getByRole<HTMLInputElement>('searchbox')
  fireEvent.change(search, { target: { value: 'old' } })
  await userEvent.click(await option(/^Sunrise/))
  await userEvent.keyboard('fa')
  expect(document.activeElement).toBe(search)
  expect(search.value).toBe('fa')
})

test('searches 300 ms after the last letter, with the filters', async () => {
  open()
  await option(/^Aelita/)
  vi.useFakeTimers()
  fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'episode' } })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'me' } })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'metro' } })
  await act(() => vi.advanceTimersByTimeAsync(299))
  expect(requestedQueries.map((query) => query.get('search'))).toEqual([null, null])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(Object.fromEntries(requestedQueries.at(-1) ?? [])).toMatchObject({
    search: 'metro',
    type: 'episode',
    offset: '0',
  })
  vi.useRealTimers()
})

test('shows that titles load', () => {
  answerTitles = () => new Promise(() => {})
  open()
  expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true')
  expect(grid().getAllByRole('option', { name: 'Loading' }).length).toBeGreaterThan(6)
})

test('shows that no title matches, and clears the filters', async () => {
  answerTitles = (query) =>
    query.has('genre') ? Response.json({ data: [], total: 0 }) : Response.json({ data: TITLES_DATA, total: 8 })
  open()
  fireEvent.change(await screen.findByRole('combobox', { name: 'Genre' }), { target: { value: 'horror' } })
  await screen.findByText(/No title matches/)
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(await option(/^Aelita/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('shows why titles could not be loaded, and tries again', async () => {
  answerTitles = () => new Response('', { status: 503 })
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('The service answered HTTP 503.')
  answerTitles = () => Response.json({ data: TITLES_DATA, total: TITLES_DATA.length })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await option(/^Aelita/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('chooses one title with Enter, and closes', async () => {
  const onChoose = vi.fn()
  const onClose = vi.fn()
  render(<ChooseTitle slug="faust" onChoose={onChoose} onClose={onClose} />)
  await option(/^Aelita/)
  expect(chosenNames()).toEqual(['Faust, feature✓'])
  screen.getByRole('searchbox').focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ slug: 'aelita', name: 'Aelita' })
  expect(onClose).toHaveBeenCalled()
})
