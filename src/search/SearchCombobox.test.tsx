import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aTitle } from '../catalogue/testing/InSite'
import { showPage } from '../catalogue/testing/pageSite'
import { SearchCombobox } from './SearchCombobox'

const hintsOf = (terms: string) =>
  `avails/titles?${new URLSearchParams({
    sort: 'name',
    search: terms,
    order: 'ASC',
    offset: '0',
    limit: '5',
    parent: 'true',
    type: 'feature,series',
  })}`

const titleListAnswer = (...slugs: string[]) => ({ data: slugs.map((slug) => aTitle(slug, { release_year: 1922 })) })

function show(answers: Record<string, unknown> = {}) {
  const onSearch = vi.fn()
  const page = showPage(<SearchCombobox slot="bar" path="/search" onSearch={onSearch} />, { answers })
  return { ...page, onSearch, field: screen.getByRole<HTMLInputElement>('combobox') }
}

const findOptionTexts = () => screen.findAllByRole('option').then((all) => all.map((option) => option.textContent))

beforeEach(() => localStorage.clear())

test('requests hints only from three characters on, once, and without surrounding spaces', async () => {
  const { requested, field } = show({ [hintsOf('nos')]: titleListAnswer('nosferatu') })
  await userEvent.type(field, ' no ')
  expect(field.getAttribute('aria-expanded')).toBe('false')
  await userEvent.clear(field)
  await userEvent.type(field, ' nos ')
  expect(await findOptionTexts()).toEqual(['nosferatuMovie · 1922', 'See all results for “nos”'])
  expect(requested).toEqual([hintsOf('nos')])
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('nos', { selector: 'b' })).toBeTruthy()
})

test('shows at most five hints and announces their number', async () => {
  const { field } = show({ [hintsOf('the')]: titleListAnswer('a', 'b', 'c', 'd', 'e', 'f', 'g') })
  await userEvent.type(field, 'the')
  expect(await findOptionTexts()).toHaveLength(6)
  expect(screen.getByRole('status').textContent).toBe('5 suggestions')
})

test('selects with arrow keys and opens the selection with Enter', async () => {
  const { field, onSearch } = show({ [hintsOf('fau')]: titleListAnswer('faust', 'faustus') })
  await userEvent.type(field, 'fau')
  await findOptionTexts()
  const followed = vi.fn((event: Event) => event.preventDefault())
  const faustus = screen.getByText('stus', { exact: false }).closest('a') as HTMLElement
  faustus.addEventListener('click', followed)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-activedescendant')).toBe(faustus.id)
  expect(faustus.getAttribute('href')).toBe('/title/faustus')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(followed).toHaveBeenCalled())
  expect(onSearch).not.toHaveBeenCalled()
})

test('searches on Enter without a selection, and stores the search', async () => {
  const { field, onSearch } = show({ [hintsOf('faust')]: titleListAnswer('faust') })
  await userEvent.type(field, ' faust ')
  await findOptionTexts()
  await userEvent.keyboard('{Enter}')
  expect(onSearch).toHaveBeenCalledWith('faust')
  expect(screen.queryByRole('option')).toBeNull()
  expect(field.value).toBe('')
  await userEvent.click(field)
  const recent = await screen.findByRole('region', { name: 'Recent searches' })
  expect(within(recent).getByRole('link', { name: 'faust' }).getAttribute('href')).toBe('/search?search=faust')
})

test('opens all results with the last entry', async () => {
  const { field, onSearch } = show({ [hintsOf('faust')]: titleListAnswer('faust') })
  await userEvent.type(field, 'faust')
  await findOptionTexts()
  fireEvent.click(screen.getByRole('option', { name: 'See all results for “faust”' }))
  expect(onSearch).toHaveBeenCalledWith('faust')
})

test('closes the hints on Escape, then clears the field', async () => {
  const { field } = show({ [hintsOf('faust')]: titleListAnswer('faust') })
  await userEvent.type(field, 'faust')
  await findOptionTexts()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(field.value).toBe('faust')
  await userEvent.keyboard('{Escape}')
  expect(field.value).toBe('')
})

test('clears the field with the button and keeps the focus', async () => {
  const { field } = show()
  await userEvent.type(field, 'ab')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})

test('announces no results, and offers a retry after an error', async () => {
  const { field, answers } = show({ [hintsOf('zzz')]: titleListAnswer() })
  await userEvent.type(field, 'zzz')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No results found.'))
  await userEvent.type(field, 'z')
  expect(await screen.findByText('The search failed.')).toBeTruthy()
  answers[hintsOf('zzzz')] = titleListAnswer('zzzz')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await findOptionTexts()).toHaveLength(2)
})

test('omits hints with invalid data and shows the others', async () => {
  const { field } = show({ [hintsOf('fau')]: { data: [null, { slug: '../x' }, aTitle('faust')] } })
  await userEvent.type(field, 'fau')
  expect(await findOptionTexts()).toEqual(['faustMovie', 'See all results for “fau”'])
})

test('moves the focus to the recent searches with arrow keys, and removes a search with its button', async () => {
  localStorage.setItem('marquee.searches /api/v1/', '["faust","judex"]')
  const { field } = show()
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('judex')
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(field)
  await userEvent.click(screen.getByRole('button', { name: 'Remove “judex”' }))
  expect(screen.queryByRole('link', { name: 'judex' })).toBeNull()
  expect(localStorage.getItem('marquee.searches /api/v1/')).toBe('["faust"]')
})
