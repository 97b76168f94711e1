import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aTitle } from '../catalogue/testing/InSite'
import { showPage } from '../catalogue/testing/pageSite'
import { SearchCombobox } from './SearchCombobox'

const hintsOf = (words: string) =>
  `avails/titles?${new URLSearchParams({
    sort: 'name',
    search: words,
    order: 'ASC',
    offset: '0',
    limit: '5',
    parent: 'true',
    type: 'feature,series',
  })}`

const list = (...slugs: string[]) => ({ data: slugs.map((slug) => aTitle(slug, { release_year: 1922 })) })

function show(answers: Record<string, unknown> = {}) {
  const onSearch = vi.fn()
  const page = showPage(<SearchCombobox slot="bar" path="/search" onSearch={onSearch} />, { answers })
  return { ...page, onSearch, field: screen.getByRole<HTMLInputElement>('combobox') }
}

const options = () => screen.findAllByRole('option').then((all) => all.map((option) => option.textContent))

beforeEach(() => localStorage.clear())

test('two characters ask nothing, three ask once, with the words trimmed', async () => {
  const { asked, field } = show({ [hintsOf('nos')]: list('nosferatu') })
  await userEvent.type(field, ' no ')
  expect(field.getAttribute('aria-expanded')).toBe('false')
  await userEvent.clear(field)
  await userEvent.type(field, ' nos ')
  expect(await options()).toEqual(['nosferatuMovie · 1922', 'See all results for “nos”'])
  expect(asked).toEqual([hintsOf('nos')])
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('nos', { selector: 'b' })).toBeTruthy()
})

test('five hints at most, and their number is said aloud', async () => {
  const { field } = show({ [hintsOf('the')]: list('a', 'b', 'c', 'd', 'e', 'f', 'g') })
  await userEvent.type(field, 'the')
  expect(await options()).toHaveLength(6)
  expect(screen.getByRole('status').textContent).toBe('5 suggestions')
})

test('arrow keys choose, Enter follows what is chosen', async () => {
  const { field, onSearch } = show({ [hintsOf('fau')]: list('faust', 'faustus') })
  await userEvent.type(field, 'fau')
  await options()
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

test('Enter with nothing chosen searches for the words, and the browser remembers them', async () => {
  const { field, onSearch } = show({ [hintsOf('faust')]: list('faust') })
  await userEvent.type(field, ' faust ')
  await options()
  await userEvent.keyboard('{Enter}')
  expect(onSearch).toHaveBeenCalledWith('faust')
  expect(screen.queryByRole('option')).toBeNull()
  expect(field.value).toBe('')
  await userEvent.click(field)
  const recent = await screen.findByRole('region', { name: 'Recent searches' })
  expect(within(recent).getByRole('link', { name: 'faust' }).getAttribute('href')).toBe('/search?search=faust')
})

test('the last entry searches for all results', async () => {
  const { field, onSearch } = show({ [hintsOf('faust')]: list('faust') })
  await userEvent.type(field, 'faust')
  await options()
  fireEvent.click(screen.getByRole('option', { name: 'See all results for “faust”' }))
  expect(onSearch).toHaveBeenCalledWith('faust')
})

test('Escape closes the hints, the next one empties the field', async () => {
  const { field } = show({ [hintsOf('faust')]: list('faust') })
  await userEvent.type(field, 'faust')
  await options()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(field.value).toBe('faust')
  await userEvent.keyboard('{Escape}')
  expect(field.value).toBe('')
})

test('the button empties the field and leaves the focus in it', async () => {
  const { field } = show()
  await userEvent.type(field, 'ab')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})

test('nothing found is said; a failure can be tried again', async () => {
  const { field, answers } = show({ [hintsOf('zzz')]: list() })
  await userEvent.type(field, 'zzz')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No results found.'))
  await userEvent.type(field, 'z')
  expect(await screen.findByText('The search failed.')).toBeTruthy()
  answers[hintsOf('zzzz')] = list('zzzz')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await options()).toHaveLength(2)
})

test('a broken title among the hints costs only itself', async () => {
  const { field } = show({ [hintsOf('fau')]: { data: [null, { slug: '../x' }, aTitle('faust')] } })
  await userEvent.type(field, 'fau')
  expect(await options()).toEqual(['faustMovie', 'See all results for “fau”'])
})

test('the arrow keys reach the recent searches, and each can be forgotten', async () => {
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
