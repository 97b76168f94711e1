import { isRecord } from '../../src/lib/json/isRecord'
import type { ServiceCall } from '../calls/call'
import type { FoundValues } from './found'

type Item = Record<string, unknown>
type Params = Readonly<Record<string, string>>

/** Takes the values of a valid answer. */
export function takeValues(
  found: FoundValues,
  { id }: ServiceCall,
  callName: string,
  items: readonly Item[],
  params: Params,
): void {
  const take = TAKE_BY_CALL[id]
  for (const item of items) {
    if (take) take(found, item, params)
    else if (TITLE_CALLS.has(id)) takeTitle(found, item, callName)
    else takePictures(found, item, callName)
  }
}

/** Takes the values of a module list. */
export function takeModules(found: FoundValues, callName: string, placements: readonly unknown[]): void {
  for (const placement of placements) {
    const module = isRecord(placement) && isRecord(placement.module) ? placement.module : {}
    found.keep('module', module.slug)
    // The items of this type are collections, not titles.
    if (module.type === 'collection' || !Array.isArray(module.content)) continue
    for (const item of module.content) if (isRecord(item)) takeTitle(found, item, callName)
  }
}

const takeLiveEvent = (found: FoundValues, { slug }: Item) => found.keep('liveEvent', slug)

const TAKE_BY_CALL: Readonly<Record<string, (found: FoundValues, item: Item, params: Params) => void>> = {
  genres: (found, { slug }) => found.keep('genre', slug),
  publishedLiveEvents: takeLiveEvent,
  fycEvents: takeLiveEvent,
  collections: (found, { id }) => found.keep('collection', id),
  collectionAssets(found, { id }, params) {
    found.keep('item', id)
    if (params.id) found.keepCollectionOf(id, params.id)
  },
  comments: (found, { id }) => found.keep('comment', id),
  events: takeEvent,
  event: takeEvent,
}

function takeEvent(found: FoundValues, { id, rsvp }: Item): void {
  found.keep('event', id)
  if (isRecord(rsvp)) found.keep('rsvp', rsvp.id)
}

const TITLE_CALLS = new Set(['titles', 'title', 'related', 'genre', 'episodes', 'inventorySearch', 'watchlist'])

/** Types of items that look like titles but have no title page. */
const OTHER_TYPES = /^(?:live_event|episode|season|trailer|clip|extra|image|asset|bts|primary-asset)$/

/** A title of a card or list. */
function takeTitle(found: FoundValues, item: Item, callName: string): void {
  const type = typeof item.title_type === 'string' ? item.title_type : ''
  if (type === 'live_event') takeLiveEvent(found, item)
  if (type === 'episode') found.keep('asset', item.asset_id)
  if (OTHER_TYPES.test(type) || typeof item.slug !== 'string') return
  if (type) takeIds(found, item, type)
  else if (item.title_type !== undefined) return
  for (const genre of Array.isArray(item.genres) ? item.genres : [])
    if (isRecord(genre)) found.keep('genre', genre.slug)
  takePictures(found, item, callName)
}

/** Only a typed item is known to be the title itself, so that its `id` is that of the title. */
function takeIds(found: FoundValues, { slug, id, primary_video, asset_id }: Item, type: string): void {
  found.keep('title', slug)
  found.keep('titleId', id ?? slug)
  if (type === 'series') {
    found.keep('series', id ?? slug)
    return
  }
  const asset = (isRecord(primary_video) && primary_video.asset_id) || asset_id
  found.keep('asset', asset)
  found.keep('version', asset)
}

function takePictures(found: FoundValues, { images, poster, background, image }: Item, callName: string): void {
  const shown = isRecord(images) ? [images.banner, images.detail, images.image, images.thumb] : []
  // Pictures below /site/ are served by the site, not by the service.
  for (const address of [...shown, poster, background, image])
    if (typeof address === 'string' && /^(?:https?:|\/(?!\/|site\/))/.test(address))
      found.keepPicture(address, callName)
}
