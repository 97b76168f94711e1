import { afterEach, expect, test, vi } from 'vitest'
import { aTitle } from '../catalogue/testing/InSite'
import { readCached, registerQuery, setCached } from '../data/cache'
import { cacheKey } from '../data/DataContext'
import { aDataScope } from '../data/testing/aDataScope'
import type { TitleCard } from '../generated/types'
import { type WatchlistOrder, watchlistQuery } from '../service/watchlist'
import { joinWatchlistTabs } from './watchlistTabs'

let tabCount = 0

/** A tab with its own session and cache. Signed out without a viewer. */
function aTab(viewer?: string, site = '/api/v1/') {
  document.head.innerHTML = `<meta name="marquee-service" content="${site}">`
  const visitor = { viewer }
  const session = { id: () => visitor.viewer, state: () => ({ signedIn: visitor.viewer !== undefined }) }
  const scope = aDataScope({ site: `tab-${++tabCount}` })
  const received: unknown[] = []
  const send = joinWatchlistTabs({ session, data: () => scope }, (...change) => received.push(change))
  return { visitor, scope, received, send }
}

/** Waits until all messages sent so far have arrived. */
async function waitForMessages() {
  const last = aTab('last')
  aTab('last').send({ id: 0, listed: true })
  await vi.waitFor(() => expect(last.received).toHaveLength(1))
}

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

interface MessageCase {
  sender: Parameters<typeof aTab>
  receiver: Parameters<typeof aTab>
  /** The viewer of the receiving tab changes after the message was sent. */
  becomes?: { viewer: string | undefined }
  expected?: unknown[]
}

test.each<[string, MessageCase]>([
  ['reaches another tab of the viewer', { sender: ['ada'], receiver: ['ada'], expected: [[7, true]] }],
  ['does not reach another viewer', { sender: ['ada'], receiver: ['bob'] }],
  ['does not reach another site', { sender: ['ada', '/one/'], receiver: ['ada', '/two/'] }],
  ['does not reach a viewer who signs out', { sender: ['ada'], receiver: ['ada'], becomes: { viewer: undefined } }],
  ['does not reach the next viewer of a tab', { sender: ['ada'], receiver: ['ada'], becomes: { viewer: 'bob' } }],
])('a saved change %s', async (_, { sender, receiver, becomes, expected = [] }) => {
  const other = aTab(...receiver)
  aTab(...sender).send({ id: 7, listed: true })
  Object.assign(other.visitor, becomes)
  await waitForMessages()
  expect(other.received).toEqual(expected)
})

test('does nothing without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(() => aTab('ada').send({ id: 7, listed: true })).not.toThrow()
})

/** The channel with all its messages, except those of `waitForMessages`. */
function watchChannel() {
  const channel = new BroadcastChannel('marquee.watchlist')
  const messages: unknown[] = []
  channel.onmessage = ({ data }: MessageEvent) => data?.id !== 0 && messages.push(data)
  return { channel, messages }
}

test('sends nothing while signed out', async () => {
  const { channel, messages } = watchChannel()
  aTab().send({ id: 7, listed: true })
  await waitForMessages()
  channel.close()
  expect(messages).toEqual([])
})

test('does not send the id of the session, which may be a token', async () => {
  const { channel, messages } = watchChannel()
  aTab('secret-token').send({ id: 7, listed: true })
  await waitForMessages()
  channel.close()
  expect(messages[0]).toMatchObject({ id: 7, listed: true, site: '/api/v1/' })
  expect(JSON.stringify(messages)).not.toContain('secret-token')
})

test.each([
  ['no object', null],
  ['no id', { listed: true }],
  ['no state', { id: 7 }],
  ['another type of id', { id: {}, listed: true }],
])('ignores a message with %s', async (_, message) => {
  const { channel, messages } = watchChannel()
  const other = aTab('ada')
  aTab('ada').send({ id: 1, listed: true })
  await waitForMessages()
  channel.postMessage(message && Object.assign({}, messages[0], { id: undefined, listed: undefined }, message))
  await waitForMessages()
  channel.close()
  expect(other.received).toEqual([[1, true]])
})

test('ignores a message without a viewer while signed out', async () => {
  const { channel } = watchChannel()
  const { received } = aTab()
  channel.postMessage({ id: 7, listed: true, site: '/api/v1/' })
  await waitForMessages()
  channel.close()
  expect(received).toEqual([])
})

const aelita = aTitle('aelita', { id: 1, release_year: 1924 })
const faust = aTitle('faust', { id: 7, release_year: 1926 })
const judex = aTitle('judex', { id: 8, release_year: 1916 })
const greed = aTitle('greed', { id: '9', release_year: 1924 })
const slugs = (titles: TitleCard[] | undefined) => titles?.map(({ slug }) => slug)

test.each<[string, WatchlistOrder, TitleCard[], TitleCard, string[]]>([
  ['first in the order of adding', '-updated_at', [judex, aelita], faust, ['faust', 'judex', 'aelita']],
  ['by its name', 'name', [aelita, judex], faust, ['aelita', 'faust', 'judex']],
  ['last by its name', 'name', [aelita, faust], judex, ['aelita', 'faust', 'judex']],
  ['by its year', '-release_year', [faust, judex], greed, ['faust', 'greed', 'judex']],
  ['in an empty list', 'name', [], faust, ['faust']],
  ['at its position if it is still shown', '-updated_at', [judex, { ...faust, id: '7' }], faust, ['judex', 'faust']],
  ['not without a valid card', '-updated_at', [judex], { id: 7 } as TitleCard, ['judex']],
])('shows an added title in the cached list: %s', async (_, order, before, title, after) => {
  const { scope } = aTab('ada')
  const query = watchlistQuery(order)
  registerQuery(scope, query)
  setCached(cacheKey(scope, query), before)
  aTab('ada').send({ id: title.id ?? title.slug, listed: true, title })
  await waitForMessages()
  expect(slugs(readCached(scope, query))).toEqual(after)
})

test('leaves other cached lists of titles as they are', async () => {
  const { scope } = aTab('ada')
  const query = { key: 'titles', tag: { type: 'cards' } as const, read: async () => [judex] }
  registerQuery(scope, query)
  setCached(cacheKey(scope, query), [judex])
  aTab('ada').send({ id: 7, listed: true, title: faust })
  await waitForMessages()
  expect(slugs(readCached(scope, query))).toEqual(['judex'])
})
