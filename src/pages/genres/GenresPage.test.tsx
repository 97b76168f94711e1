import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import type { Route } from '../../generated/types'
import GenresPage from './GenresPage'

type Settings = Parameters<typeof showPage>[1]

const genre = (slug: string, more: object = {}) => ({ slug, name: slug.toUpperCase(), ...more })
const genreAnswers = (...genres: unknown[]) => ({ 'avails/genres/': { data: genres } })

const routing: Route[] = [{ route: '/genres/:slug', component: 'genredetail' }]

function show(answers: Settings['answers'], config: Settings['config'] = {}) {
  const route = { route: '/genres', component: 'genres' as const, heading: 'Every kind of dark', index: 0 }
  return showPage(<GenresPage route={route} params={{}} pathname="/genres" search="" />, {
    answers,
    config: { routing, ...config },
  })
}
const links = () => screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)

test('shows a card for each genre under the heading of the route', async () => {
  show(genreAnswers(genre('horror', { image_path: '/horror.webp' }), genre('comedy')))
  await screen.findAllByRole('link')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Every kind of dark')
  expect(links()).toEqual(['HORROR /genres/horror', 'COMEDY /genres/comedy'])
  expect(document.title).toBe('Every kind of dark · Marquee')
})

test('skips invalid genres', async () => {
  show(
    genreAnswers(
      null,
      genre('horror'),
      { slug: 'no-name' },
      genre('../x'),
      genre('comedy', { image_path: 'javascript:1' }),
    ),
  )
  expect(await screen.findAllByRole('link')).toHaveLength(2)
  expect(links()).toEqual(['HORROR /genres/horror', 'COMEDY /genres/comedy'])
})

test('links the cards to the configured genre page', async () => {
  show(genreAnswers(genre('horror')), { routing: [{ route: '/kinds/:slug', component: 'genredetail' }] })
  await screen.findAllByRole('link')
  expect(links()).toEqual(['HORROR /kinds/horror'])
})

test('shows cards without links on a site without a genre page', async () => {
  show(genreAnswers(genre('horror')), { routing: [] })
  expect(await screen.findByText('HORROR')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('limits and orders the genres by genre_slugs', async () => {
  show(genreAnswers(genre('a'), genre('b'), genre('c')), { genre_slugs: ['c', 'nobody', 'a', 'c'] })
  await screen.findAllByRole('link')
  expect(links().map((text) => text[0])).toEqual(['C', 'A'])
})

test.each([
  ['no genres', genreAnswers(), {}],
  ['none of the configured genres', genreAnswers(genre('a')), { genre_slugs: ['b'] }],
])('shows a message: %s', async (_, answers, config) => {
  show(answers, config)
  expect(await screen.findByText('No genres found.')).toBeTruthy()
})

test.each([500, 'no list', { data: 'text' }])('retries after the response %j', async (answer) => {
  const page = show({ 'avails/genres/': answer })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  page.answers['avails/genres/'] = { data: [genre('horror')] }
  fireEvent.click(retry)
  expect(await screen.findByRole('link')).toBeTruthy()
})

test('shows a skeleton while the genres load', () => {
  show(genreAnswers(genre('horror')))
  expect(document.querySelector('.mq-skeleton--grid')).toBeTruthy()
})
