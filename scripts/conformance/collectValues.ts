import { isRecord } from '../../src/lib/json/isRecord'
import type { ServiceCall } from '../calls/call'
import type { CollectedValues } from './collectedValues'

type Item = Record<string, unknown>
type Params = Readonly<Record<string, string>>

export function collectValues(
  collected: CollectedValues,
  { id }: ServiceCall,
  callName: string,
  items: readonly Item[],
  params: Params,
): void {
  const collect = COLLECT_BY_CALL[id]
  for (const item of items) {
    if (collect) collect(collected, item, params)
    else if (TITLE_CALLS.has(id)) collectTitle(collected, item, callName)
    else collectPictures(collected, item, callName)
  }
}

/** Collects values from the placements of a module list. */
export function collectFromModules(collected: CollectedValues, callName: string, placements: readonly unknown[]): void {
  for (const placement of placements) {
    const module = isRecord(placement) && isRecord(placement.module) ? placement.module : {}
    collected.add('module', module.slug)
    // A `collection` module contains collections, not titles.
    if (module.type === 'collection' || !Array.isArray(module.content)) continue
    for (const item of module.content) if (isRecord(item)) collectTitle(collected, item, callName)
  }
}

const collectLiveEvent = (collected: CollectedValues, { slug }: Item) => collected.add('liveEvent', slug)

const COLLECT_BY_CALL: Readonly<Record<string, (collected: CollectedValues, item: Item, params: Params) => void>> = {
  genres: (collected, { slug }) => collected.add('genre', slug),
  publishedLiveEvents: collectLiveEvent,
  fycEvents: collectLiveEvent,
  collections: (collected, { id }) => collected.add('collection', id),
  collectionAssets(collected, { id }, params) {
    collected.add('item', id)
    if (params.id) collected.setCollectionOf(id, params.id)
  },
  comments: (collected, { id }) => collected.add('comment', id),
  events: collectEvent,
  event: collectEvent,
}

function collectEvent(collected: CollectedValues, { id, rsvp }: Item): void {
  collected.add('event', id)
  if (isRecord(rsvp)) collected.add('rsvp', rsvp.id)
}

const TITLE_CALLS = new Set(['titles', 'title', 'related', 'genre', 'episodes', 'inventorySearch', 'watchlist'])

/** `title_type` of items that have no title page. */
const TYPES_WITHOUT_PAGE = /^(?:live_event|episode|season|trailer|clip|extra|image|asset|bts|primary-asset)$/

function collectTitle(collected: CollectedValues, item: Item, callName: string): void {
  const type = typeof item.title_type === 'string' ? item.title_type : ''
  if (type === 'live_event') collectLiveEvent(collected, item)
  if (type === 'episode') collected.add('asset', item.asset_id)
  if (TYPES_WITHOUT_PAGE.test(type) || typeof item.slug !== 'string') return
  if (type) collectIds(collected, item, type)
  else if (item.title_type !== undefined) return
  for (const genre of Array.isArray(item.genres) ? item.genres : [])
    if (isRecord(genre)) collected.add('genre', genre.slug)
  collectPictures(collected, item, callName)
}

/** Only for items with a `title_type`: the `id` of other items may be that of something else, such as a placement. */
function collectIds(collected: CollectedValues, { slug, id, primary_video, asset_id }: Item, type: string): void {
  collected.add('title', slug)
  collected.add('titleId', id ?? slug)
  if (type === 'series') {
    collected.add('series', id ?? slug)
    return
  }
  const asset = (isRecord(primary_video) && primary_video.asset_id) || asset_id
  collected.add('asset', asset)
  collected.add('version', asset)
}

function collectPictures(
  collected: CollectedValues,
  { images, poster, background, image }: Item,
  callName: string,
): void {
  const fromImages = isRecord(images) ? [images.banner, images.detail, images.image, images.thumb] : []
  // Skip URLs below /site/: the site serves these, not the service.
  for (const address of [...fromImages, poster, background, image])
    if (typeof address === 'string' && /^(?:https?:|\/(?!\/|site\/))/.test(address))
      collected.addPicture(address, callName)
}
