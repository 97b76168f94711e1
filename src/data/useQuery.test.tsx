import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { CacheTag } from '../service/cacheTag'
import { ServiceError } from '../service/http/response'
import type { Query } from '../service/query'
import { invalidateQueries, MAX_CACHED_QUERIES, readCached, updateCachedData } from './cache'
import { DataProvider, type DataScope } from './DataContext'
import { aDataScope } from './testing/aDataScope'
import { useQuery } from './useQuery'

let siteCount = 0

/** By default, the scope of a new site. */
const createScope = (visitor = 0, site = `test-${++siteCount}`): DataScope =>
  aDataScope({
    site,
    visitor,
    http: {
      get: vi.fn(
        (_path, options) =>
          new Promise<never>((_, reject) =>
            options?.signal?.addEventListener('abort', () => reject(new ServiceError('aborted', 'slow'))),
          ),
      ),
    },
  })

const queryOf = (key: string, read: Query<unknown>['read'] = async () => `${key} is here`): Query<unknown> => ({
  key,
  tag: { type: 'collection', id: key },
  read: vi.fn(read),
})

function Reader({ query, keep }: { query: Query<unknown>; keep?: boolean }) {
  const { data, error, isFetching: busy, retry } = useQuery(query, { keepPreviousData: keep })
  return (
    <button type="button" onClick={retry} aria-busy={busy}>
      {error === undefined ? String(data ?? 'nothing yet') : 'failed'}
    </button>
  )
}

const tagHasId = (tag: CacheTag, id: string) => tag.type === 'collection' && tag.id === id

const inScope = (scope: DataScope, ...places: ReactNode[]) => (
  <DataProvider value={{ scope: () => scope, subscribe: () => () => {} }}>{places}</DataProvider>
)

it('shows cached data after Back without a request', async () => {
  const scope = createScope()
  const [first, second] = [queryOf('first'), queryOf('second')]
  const { rerender } = render(inScope(scope, <Reader key="1" query={first} />))
  await screen.findByText('first is here')
  rerender(inScope(scope, <Reader key="2" query={second} />))
  await screen.findByText('second is here')
  rerender(inScope(scope, <Reader key="1" query={first} />))
  expect(screen.getByText('first is here')).toBeTruthy()
  expect(first.read).toHaveBeenCalledTimes(1)
})

it('keeps the data of a dialog when the page below unmounts', async () => {
  const scope = createScope()
  const dialog = <Reader key="dialog" query={queryOf('dialog')} />
  const { rerender } = render(inScope(scope, <Reader key="page" query={queryOf('page')} />))
  rerender(inScope(scope, <Reader key="page" query={queryOf('page')} />, dialog))
  await screen.findByText('dialog is here')
  rerender(inScope(scope, dialog))
  await act(async () => rerender(inScope(scope, dialog)))
  expect(screen.getByText('dialog is here')).toBeTruthy()
})

it('shares one request between two readers of the same query', async () => {
  const query = queryOf('same')
  render(inScope(createScope(), <Reader key="1" query={query} />, <Reader key="2" query={{ ...query }} />))
  expect(await screen.findAllByText('same is here')).toHaveLength(2)
  expect(query.read).toHaveBeenCalledTimes(1)
})

it('never shows data of one visitor to another, and removes it (threats S8)', async () => {
  const first = createScope()
  const answers = ['of the first', 'of the second']
  const query = queryOf('list', async () => answers.shift())
  const { rerender } = render(inScope(first, <Reader key="1" query={query} keep />))
  await screen.findByText('of the first')
  first.queries.clear?.()
  rerender(inScope(createScope(1, first.site), <Reader key="1" query={query} keep />))
  expect(screen.queryByText('of the first')).toBeNull()
  await screen.findByText('of the second')
  expect(readCached(first, query)).toBeUndefined()
})

it('does not mix the data of two sites', async () => {
  const [one, other] = [queryOf('list', async () => 'of one'), queryOf('list', async () => 'of the other')]
  render(
    <>
      {inScope(createScope(), <Reader key="1" query={one} />)}
      {inScope(createScope(), <Reader key="1" query={other} />)}
    </>,
  )
  await screen.findByText('of one')
  await screen.findByText('of the other')
})

/** A query that never resolves. */
const pendingQuery = (key: string) => queryOf(key, (client) => client.get('slow'))

const abortStates = ({ http }: DataScope) =>
  vi.mocked(http.get).mock.calls.map(([, options]) => options?.signal?.aborted)

const settle = () => act(() => new Promise((done) => setTimeout(done)))

it('aborts the requests of a page that is left (reliability P5), and fetches again on return', async () => {
  const scope = createScope()
  const query = pendingQuery('slow')
  const { rerender } = render(inScope(scope, <Reader key="1" query={query} />))
  rerender(inScope(scope))
  await settle()
  expect(abortStates(scope)).toEqual([true])
  rerender(inScope(scope, <Reader key="1" query={query} />))
  expect(screen.getByText('nothing yet')).toBeTruthy()
  expect(abortStates(scope)).toEqual([true, false])
})

it('does not cache the data that a query returns after it has caught its abort', async () => {
  const scope = createScope()
  const query = queryOf('lenient', (client) => client.get('slow').catch(() => 'without it'))
  const { rerender } = render(inScope(scope, <Reader key="1" query={query} />))
  rerender(inScope(scope))
  await settle()
  await settle()
  expect(readCached(scope, query)).toBeUndefined()
  rerender(inScope(scope, <Reader key="1" query={query} />))
  expect(screen.queryByText('failed')).toBeNull()
  expect(screen.getByText('nothing yet')).toBeTruthy()
})

it('ignores a late response for the previous visitor', async () => {
  const first = createScope()
  const second = createScope(1, first.site)
  let answer: (text: string) => void = () => {}
  const late = queryOf('slow', () => new Promise((done) => (answer = done)))
  const { rerender } = render(inScope(first, <Reader key="1" query={late} />))
  first.queries.clear?.()
  const here = queryOf('here')
  rerender(inScope(second, <Reader key="2" query={here} />))
  await screen.findByText('here is here')
  await act(async () => answer('of the first'))
  await settle()
  expect(readCached(second, here)).toBe('here is here')
  expect(readCached(first, late)).toBeUndefined()
})

it('does not abort a request that the next page also reads', async () => {
  const scope = createScope()
  const query = pendingQuery('shared')
  const { rerender } = render(inScope(scope, <Reader key="page" query={query} />))
  rerender(inScope(scope, <Reader key="next" query={query} />))
  await settle()
  expect(abortStates(scope)).toEqual([false])
})

it('hides the error while it retries', async () => {
  let down = true
  const query = queryOf('shaky', async () => {
    if (down) throw new Error('down')
    return 'up'
  })
  render(inScope(createScope(), <Reader key="1" query={query} />))
  const button = await screen.findByText('failed')
  down = false
  act(() => button.click())
  expect(screen.queryByText('failed')).toBeNull()
  await screen.findByText('up')
})

it('shows changed cached data in every component that reads it, without a request', async () => {
  const scope = createScope()
  const [one, two] = [queryOf('one', async () => 'old'), queryOf('two', async () => 'other')]
  render(inScope(scope, <Reader key="1" query={one} />, <Reader key="2" query={two} />))
  await screen.findByText('old')
  await act(() => updateCachedData(scope, (answer) => (answer === 'old' ? 'new' : answer)))
  expect(screen.getByText('new')).toBeTruthy()
  expect(screen.getByText('other')).toBeTruthy()
  expect(one.read).toHaveBeenCalledTimes(1)
})

it('applies a cache write also to the response of a request that was in flight during the write', async () => {
  const [scope, other] = [createScope(), createScope()]
  let answer = (_: string) => {}
  const query = queryOf('late', () => new Promise((done) => (answer = done)))
  render(inScope(scope, <Reader key="1" query={query} />))
  await act(() => updateCachedData(other, () => 'of another site'))
  await act(() => updateCachedData(scope, (before, tag) => (tagHasId(tag, 'late') ? `${before}, written` : before)))
  expect(screen.getByText('nothing yet')).toBeTruthy()
  await act(async () => answer('read'))
  expect(await screen.findByText('read, written')).toBeTruthy()
  expect(query.read).toHaveBeenCalledTimes(1)
})

it('repeats the request of an invalidated query in flight and ignores the first response', async () => {
  const scope = createScope()
  const answers: ((text: string) => void)[] = []
  const query = queryOf('history', () => new Promise((done) => answers.push(done)))
  render(inScope(scope, <Reader key="1" query={query} />))
  await act(async () => void invalidateQueries(scope, (tag) => tagHasId(tag, 'history')))
  expect(query.read).toHaveBeenCalledTimes(2)
  await act(async () => answers[1]?.('after'))
  await act(async () => answers[0]?.('before'))
  expect(await screen.findByText('after')).toBeTruthy()
})

it('refetches an invalidated query that is on the page, and removes others from the cache', async () => {
  const scope = createScope()
  const answers = ['first', 'second']
  const query = queryOf('history', async () => answers.shift())
  const { rerender } = render(inScope(scope, <Reader key="1" query={query} />))
  await screen.findByText('first')
  await act(() => invalidateQueries(scope, (tag) => tagHasId(tag, 'history')))
  await screen.findByText('second')
  rerender(inScope(scope))
  await act(() => invalidateQueries(scope, (tag) => tagHasId(tag, 'history')))
  expect(query.read).toHaveBeenCalledTimes(2)
  expect(readCached(scope, query)).toBeUndefined()
})

it('removes the oldest cached queries that no component reads', async () => {
  const scope = createScope()
  const shown = queryOf('shown')
  const { rerender } = render(inScope(scope, <Reader key="shown" query={shown} />))
  await screen.findByText('shown is here')
  const many = Array.from({ length: MAX_CACHED_QUERIES + 1 }, (_, at) => queryOf(`many-${at}`))
  const all = many.map((query) => <Reader key={query.key} query={query} />)
  rerender(inScope(scope, <Reader key="shown" query={shown} />, ...all))
  await screen.findByText(`many-${MAX_CACHED_QUERIES} is here`)
  rerender(inScope(scope, <Reader key="shown" query={shown} />))
  rerender(inScope(scope, <Reader key="shown" query={shown} />, <Reader key="last" query={queryOf('last')} />))
  await screen.findByText('last is here')
  expect(many.map((query) => readCached(scope, query)).filter(Boolean)).toHaveLength(MAX_CACHED_QUERIES - 2)
  expect(readCached(scope, shown)).toBe('shown is here')
})
