import { expect, test, vi } from 'vitest'
import { type CatalogueTitle, PAGE_SIZE, TITLE_ORDERS, type TitleQuery } from './catalogueTitles'
import { createPagedTitles } from './pagedTitles'

const QUERY: TitleQuery = { search: '', genreSlug: '', type: '', order: TITLE_ORDERS[0].value }
const TOTAL = 150

/** A service with 150 titles. */
const readFakeTitles = vi.fn(async (_: TitleQuery, offset: number, _signal?: AbortSignal) => ({
  titles: Array.from({ length: Math.min(PAGE_SIZE, TOTAL - offset) }, (_, index): CatalogueTitle => {
    const slug = `title-${offset + index}`
    return { slug, name: slug, about: '' }
  }),
  total: TOTAL,
}))
const requestedOffsets = () => readFakeTitles.mock.calls.map(([, offset]) => offset)

test('loads the pages of the titles in view, each once', async () => {
  readFakeTitles.mockClear()
  const pages = createPagedTitles(QUERY, readFakeTitles)
  // Only the first page until the number of titles is known.
  pages.want(0, 200)
  expect(requestedOffsets()).toEqual([0])
  await vi.waitFor(() => expect(pages.get().total).toBe(TOTAL))
  pages.want(10, 20)
  pages.want(55, 70)
  pages.want(140, 400)
  expect(requestedOffsets()).toEqual([0, 60, 120])
  await vi.waitFor(() => expect(pages.get().titles.size).toBe(TOTAL))
  expect(pages.get().titles.get(149)?.slug).toBe('title-149')
})

test('reports a failure, and loads again after a retry', async () => {
  readFakeTitles.mockClear()
  readFakeTitles.mockRejectedValueOnce(new Error('The service answered HTTP 503.'))
  const pages = createPagedTitles(QUERY, readFakeTitles)
  pages.want(0, 10)
  await vi.waitFor(() => expect(pages.get().failure).toBe('The service answered HTTP 503.'))
  pages.retry()
  expect(pages.get().failure).toBeUndefined()
  pages.want(0, 10)
  await vi.waitFor(() => expect(pages.get().total).toBe(TOTAL))
})

test('ignores the answer of a stopped load, and loads the titles again on the next request', async () => {
  readFakeTitles.mockClear()
  const pages = createPagedTitles(QUERY, readFakeTitles)
  pages.want(0, 10)
  pages.stop()
  await Promise.resolve()
  expect(readFakeTitles.mock.calls[0]?.[2]?.aborted).toBe(true)
  expect(pages.get().total).toBeUndefined()
  pages.want(0, 10)
  await vi.waitFor(() => expect(pages.get().total).toBe(TOTAL))
})
