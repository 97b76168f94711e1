import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { CacheTag } from '../service/cacheTag'
import { ServiceError } from '../service/http/response'
import type { Query } from '../service/query'
import { invalidateQueries, MAX_CACHED_QUERIES, readCached, updateCachedData } from './cache'
import { DataProvider, type DataScope } from './DataContext'
import { createQueryStore } from './queryStore'
import { useQuery } from './useQuery'

let sites = 0

/** A site of its own. */
const scopeOf = (visitor = 0, site = `test-${++sites}`): DataScope => ({
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
  queries: createQueryStore(),
  validate: async (_reply, data) => data as never,
  onListRead: () => {},
})

const answering = (key: string, read: Query<unknown>['read'] = async () => `${key} is here`): Query<unknown> => ({
  key,
  tag: { type: 'collection', id: key },
  read: vi.fn(read),
})

function Shows({ query, keep }: { query: Query<unknown>; keep?: boolean }) {
  const { data, error, isFetching: busy, retry } = useQuery(query, { keepPreviousData: keep })
  return (
    <button type="button" onClick={retry} aria-busy={busy}>
      {error === undefined ? String(data ?? 'nothing yet') : 'failed'}
    </button>
  )
}

const isOf = (tag: CacheTag, id: string) => tag.type === 'collection' && tag.id === id

const within = (scope: DataScope, ...places: ReactNode[]) => (
  <DataProvider value={{ scope: () => scope, subscribe: () => () => {} }}>{places}</DataProvider>
)

it('one page follows another, and Back finds what was read', async () => {
  const scope = scopeOf()
  const [first, second] = [answering('first'), answering('second')]
  const { rerender } = render(within(scope, <Shows key="1" query={first} />))
  await screen.findByText('first is here')
  rerender(within(scope, <Shows key="2" query={second} />))
  await screen.findByText('second is here')
  rerender(within(scope, <Shows key="1" query={first} />))
  expect(screen.getByText('first is here')).toBeTruthy()
  expect(first.read).toHaveBeenCalledTimes(1)
})

it('a dialog outlives the page that it was opened over', async () => {
  const scope = scopeOf()
  const dialog = <Shows key="dialog" query={answering('dialog')} />
  const { rerender } = render(within(scope, <Shows key="page" query={answering('page')} />))
  rerender(within(scope, <Shows key="page" query={answering('page')} />, dialog))
  await screen.findByText('dialog is here')
  rerender(within(scope, dialog))
  await act(async () => rerender(within(scope, dialog)))
  expect(screen.getByText('dialog is here')).toBeTruthy()
})

it('two places that ask the same share one call', async () => {
  const query = answering('same')
  render(within(scopeOf(), <Shows key="1" query={query} />, <Shows key="2" query={{ ...query }} />))
  expect(await screen.findAllByText('same is here')).toHaveLength(2)
  expect(query.read).toHaveBeenCalledTimes(1)
})

it('what was made for one visitor is shown to nobody else, nor kept (threats S8)', async () => {
  const first = scopeOf()
  const answers = ['of the first', 'of the second']
  const query = answering('list', async () => answers.shift())
  const { rerender } = render(within(first, <Shows key="1" query={query} keep />))
  await screen.findByText('of the first')
  first.queries.clear?.()
  rerender(within(scopeOf(1, first.site), <Shows key="1" query={query} keep />))
  expect(screen.queryByText('of the first')).toBeNull()
  await screen.findByText('of the second')
  expect(readCached(first, query)).toBeUndefined()
})

it('two sites never mix', async () => {
  const [one, other] = [answering('list', async () => 'of one'), answering('list', async () => 'of the other')]
  render(
    <>
      {within(scopeOf(), <Shows key="1" query={one} />)}
      {within(scopeOf(), <Shows key="1" query={other} />)}
    </>,
  )
  await screen.findByText('of one')
  await screen.findByText('of the other')
})

/** A question whose answer never comes. */
const hanging = (key: string) => answering(key, (ask) => ask.get('slow'))

/** Whether the calls of a site were given up. */
const givenUp = ({ http }: DataScope) => vi.mocked(http.get).mock.calls.map(([, options]) => options?.signal?.aborted)

const settle = () => act(() => new Promise((done) => setTimeout(done)))

it('who leaves a page gives up what it asked (reliability P5), and asks anew on coming back', async () => {
  const scope = scopeOf()
  const query = hanging('slow')
  const { rerender } = render(within(scope, <Shows key="1" query={query} />))
  rerender(within(scope))
  await settle()
  expect(givenUp(scope)).toEqual([true])
  rerender(within(scope, <Shows key="1" query={query} />))
  expect(screen.getByText('nothing yet')).toBeTruthy()
  expect(givenUp(scope)).toEqual([true, false])
})

it('what a question made of being given up is no answer', async () => {
  const scope = scopeOf()
  const query = answering('lenient', (ask) => ask.get('slow').catch(() => 'without it'))
  const { rerender } = render(within(scope, <Shows key="1" query={query} />))
  rerender(within(scope))
  await settle()
  await settle()
  expect(readCached(scope, query)).toBeUndefined()
  rerender(within(scope, <Shows key="1" query={query} />))
  expect(screen.queryByText('failed')).toBeNull()
  expect(screen.getByText('nothing yet')).toBeTruthy()
})

it('a late answer to who has left takes nothing from who is here', async () => {
  const first = scopeOf()
  const second = scopeOf(1, first.site)
  let answer: (text: string) => void = () => {}
  const late = answering('slow', () => new Promise((done) => (answer = done)))
  const { rerender } = render(within(first, <Shows key="1" query={late} />))
  first.queries.clear?.()
  const here = answering('here')
  rerender(within(second, <Shows key="2" query={here} />))
  await screen.findByText('here is here')
  await act(async () => answer('of the first'))
  await settle()
  expect(readCached(second, here)).toBe('here is here')
  expect(readCached(first, late)).toBeUndefined()
})

it('a question that the next page asks as well goes on', async () => {
  const scope = scopeOf()
  const query = hanging('shared')
  const { rerender } = render(within(scope, <Shows key="page" query={query} />))
  rerender(within(scope, <Shows key="next" query={query} />))
  await settle()
  expect(givenUp(scope)).toEqual([false])
})

it('nobody is told of a failure while it is asked again', async () => {
  let down = true
  const query = answering('shaky', async () => {
    if (down) throw new Error('down')
    return 'up'
  })
  render(within(scopeOf(), <Shows key="1" query={query} />))
  const button = await screen.findByText('failed')
  down = false
  act(() => button.click())
  expect(screen.queryByText('failed')).toBeNull()
  await screen.findByText('up')
})

it('a write is shown at once wherever the thing is shown, and asks nothing', async () => {
  const scope = scopeOf()
  const [one, two] = [answering('one', async () => 'old'), answering('two', async () => 'other')]
  render(within(scope, <Shows key="1" query={one} />, <Shows key="2" query={two} />))
  await screen.findByText('old')
  await act(() => updateCachedData(scope, (answer) => (answer === 'old' ? 'new' : answer)))
  expect(screen.getByText('new')).toBeTruthy()
  expect(screen.getByText('other')).toBeTruthy()
  expect(one.read).toHaveBeenCalledTimes(1)
})

it('an answer of before a write that comes after it is shown as the write has made it', async () => {
  const [scope, other] = [scopeOf(), scopeOf()]
  let answer = (_: string) => {}
  const query = answering('late', () => new Promise((done) => (answer = done)))
  render(within(scope, <Shows key="1" query={query} />))
  await act(() => updateCachedData(other, () => 'of somebody else'))
  await act(() => updateCachedData(scope, (before, tag) => (isOf(tag, 'late') ? `${before}, written` : before)))
  expect(screen.getByText('nothing yet')).toBeTruthy()
  await act(async () => answer('read'))
  expect(await screen.findByText('read, written')).toBeTruthy()
  expect(query.read).toHaveBeenCalledTimes(1)
})

it('what has become stale on its way is asked anew, and the late answer of before is not shown', async () => {
  const scope = scopeOf()
  const answers: ((text: string) => void)[] = []
  const query = answering('history', () => new Promise((done) => answers.push(done)))
  render(within(scope, <Shows key="1" query={query} />))
  await act(async () => void invalidateQueries(scope, (tag) => isOf(tag, 'history')))
  expect(query.read).toHaveBeenCalledTimes(2)
  await act(async () => answers[1]?.('after'))
  await act(async () => answers[0]?.('before'))
  expect(await screen.findByText('after')).toBeTruthy()
})

it('what has become stale is asked anew: at once where it is shown, else when it is next', async () => {
  const scope = scopeOf()
  const answers = ['first', 'second']
  const query = answering('history', async () => answers.shift())
  const { rerender } = render(within(scope, <Shows key="1" query={query} />))
  await screen.findByText('first')
  await act(() => invalidateQueries(scope, (tag) => isOf(tag, 'history')))
  await screen.findByText('second')
  rerender(within(scope))
  await act(() => invalidateQueries(scope, (tag) => isOf(tag, 'history')))
  expect(query.read).toHaveBeenCalledTimes(2)
  expect(readCached(scope, query)).toBeUndefined()
})

it('the oldest answers go that nobody shows', async () => {
  const scope = scopeOf()
  const shown = answering('shown')
  const { rerender } = render(within(scope, <Shows key="shown" query={shown} />))
  await screen.findByText('shown is here')
  const many = Array.from({ length: MAX_CACHED_QUERIES + 1 }, (_, at) => answering(`many-${at}`))
  const all = many.map((query) => <Shows key={query.key} query={query} />)
  rerender(within(scope, <Shows key="shown" query={shown} />, ...all))
  await screen.findByText(`many-${MAX_CACHED_QUERIES} is here`)
  rerender(within(scope, <Shows key="shown" query={shown} />))
  rerender(within(scope, <Shows key="shown" query={shown} />, <Shows key="last" query={answering('last')} />))
  await screen.findByText('last is here')
  expect(many.map((query) => readCached(scope, query)).filter(Boolean)).toHaveLength(MAX_CACHED_QUERIES - 2)
  expect(readCached(scope, shown)).toBe('shown is here')
})
