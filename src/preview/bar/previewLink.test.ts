import { expect, test } from 'vitest'
import { worldResponse } from '../../../fixtures/service/host/calls/worldResponse'
import { VIEWERS } from '../../../fixtures/service/viewers'
import { applyPreview } from '../../../fixtures/service/world/applyPreview'
import { createWorld, type World as ServiceWorld } from '../../../fixtures/service/world/world'
import { fullStateLink, previewLink, previewSettingsOf, resetLink } from './previewLink'
import type { WorldState } from './world'

const HERE = { pathname: '/films', search: '', hash: '' }
const FAKE_SITES = {
  initialName: 'one',
  names: () => ['one', 'two'],
  folder: () => undefined,
  clockOffset: (name: string) => (name === 'two' ? 60_000 : 0),
}
const SETTINGS_CONTEXT = {
  sites: FAKE_SITES,
  findTitle: (key: string) => (key === '1' || key === 'metropolis' ? { id: 1, slug: 'metropolis' } : undefined),
}
const worldStateOf = (world: ServiceWorld, viewer?: string): WorldState =>
  worldResponse(world, VIEWERS.get(viewer ?? '')?.token, FAKE_SITES, null)
const queryOf = (link: string) => new URL(link, 'http://site.example').searchParams

/** A state with every setting changed. */
function changedWorld(): ServiceWorld {
  const world = createWorld('one')
  const query =
    'preview.site=two&preview.clock=2030-05-05T12:00:00Z&preview.country=blocked&preview.playback=4&preview.latency=300&preview.groups=a,b' +
    '&preview.fault=POST user/queue:500&preview.fault=modules/placement/{slug}:html:2&preview.watchlist=1&preview.progress=1:90'
  applyPreview(world, new URLSearchParams(query), SETTINGS_CONTEXT)
  expect(world.refused).toEqual([])
  return world
}

test('keeps path, other parameters and hash, and replaces older settings', () => {
  const choices = previewSettingsOf(worldStateOf(createWorld('one')), undefined, 0)
  const place = { pathname: '/films', search: '?sort=name&preview.site=two&preview%2Efault=config:500', hash: '#row' }
  expect(previewLink(place, { ...choices, viewer: 'moderator' })).toBe(
    '/films?sort=name&preview.site=one&preview.viewer=moderator&preview.groups=&preview.clock=&preview.country=ok&preview.language=&preview.playback=&preview.latency=0' +
      '&preview.consent=&preview.fault=#row',
  )
  expect(resetLink(place)).toBe('/films?sort=name&preview.reset=1#row')
})

test('restores the settings of a preview link in a browser that has other settings', () => {
  const now = Date.now()
  const link = previewLink(HERE, previewSettingsOf(worldStateOf(changedWorld(), 'moderator'), 'all', now))
  const other = createWorld('one')
  applyPreview(other, new URLSearchParams('preview.fault=config:404&preview.latency=5000'), SETTINGS_CONTEXT)
  const token = applyPreview(other, queryOf(link), SETTINGS_CONTEXT)
  expect(other).toMatchObject({
    refused: [],
    siteName: 'two',
    country: 'blocked',
    playback: 4,
    latency: 300,
    groups: ['a', 'b'],
  })
  expect(other.faults.map(({ text }) => text)).toEqual(['POST user/queue:500', 'modules/placement/{slug}:html:2'])
  expect(Math.abs(other.clockOffset - changedWorld().clockOffset)).toBeLessThan(2000)
  expect(token).toBe(VIEWERS.get('moderator')?.token)
  expect(queryOf(link).get('preview.consent')).toBe('all')
})

test('adds a reset to the link of the full state, and restores watchlist and viewing history from it', () => {
  const world = changedWorld()
  const link = fullStateLink(HERE, previewSettingsOf(worldStateOf(world), undefined, Date.now()), worldStateOf(world))
  expect(queryOf(link).get('preview.reset')).toBe('1')
  const other = createWorld('one')
  applyPreview(other, queryOf(link), SETTINGS_CONTEXT)
  expect(other).toMatchObject({ refused: [], groups: ['a', 'b'] })
  expect(other.watchlist).toMatchObject([{ title_id: '1' }])
  expect(other.history).toMatchObject([{ title_id: '1', progress: 90 }])
})

test('omits faults that have already occurred as often as set', () => {
  const world = createWorld('one')
  applyPreview(world, new URLSearchParams('preview.fault=config:500:1&preview.fault=languages:404'), SETTINGS_CONTEXT)
  for (const fault of world.faults.slice(0, 1)) fault.remainingCount = 0
  expect(previewSettingsOf(worldStateOf(world), undefined, 0).fault).toEqual(['languages:404'])
})

test('omits the clock while the site uses its default clock, and includes the time of any other clock', () => {
  const other = createWorld('two', 60_000)
  expect(previewSettingsOf(worldStateOf(other), undefined, Date.now()).clock).toBe('')
  applyPreview(other, new URLSearchParams('preview.clock=%2B0s'), SETTINGS_CONTEXT)
  expect(previewSettingsOf(worldStateOf(other), undefined, 0).clock).toBe('1970-01-01T00:00:00Z')
})
