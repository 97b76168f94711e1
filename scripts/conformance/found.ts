import { isRecord } from '../../src/lib/json/isRecord'
import type { Found, ServiceCall } from '../calls/call'

type Item = Record<string, unknown>

export type FoundValues = ReturnType<typeof createFound>

/** So many values of a kind are kept, the first ones. */
const MOST = 12

/** Values found in answers, for the parameters of further calls. */
export function createFound() {
  const values = new Map<Found, Set<string>>()
  const pictures = new Map<string, string>()
  /** Which collection an asset stands in. */
  const collectionOf = new Map<string, string>()

  function keep(kind: Found, value: unknown): void {
    if (typeof value !== 'string' && typeof value !== 'number') return
    const list = values.get(kind) ?? new Set()
    if (value !== '' && list.size < MOST) list.add(String(value))
    values.set(kind, list)
  }

  /** A title as cards and lists give it; `id` counts only where the slug is a title's own. */
  function keepTitle(item: Item, call: string): void {
    const type = typeof item.title_type === 'string' ? item.title_type : ''
    if (/^(?:live_event|episode|season|trailer|clip|extra|image|asset|bts|primary-asset)$/.test(type)) {
      if (type === 'live_event') keep('liveEvent', item.slug)
      if (type === 'episode') keep('asset', item.asset_id)
      return
    }
    if (typeof item.slug !== 'string' || (!type && item.title_type !== undefined)) return
    if (type) {
      keep('title', item.slug)
      keep('titleId', item.id ?? item.slug)
      if (type === 'series') keep('series', item.id ?? item.slug)
      const asset = (isRecord(item.primary_video) && item.primary_video.asset_id) || item.asset_id
      if (type !== 'series') {
        keep('asset', asset)
        keep('version', asset)
      }
    }
    for (const genre of Array.isArray(item.genres) ? item.genres : []) if (isRecord(genre)) keep('genre', genre.slug)
    keepPictures(item, call)
  }

  function keepPictures({ images, poster, background, image }: Item, call: string): void {
    const shown = isRecord(images) ? [images.banner, images.detail, images.image, images.thumb] : []
    // Those of /site/ belong to the site's own server.
    for (const address of [...shown, poster, background, image])
      if (typeof address === 'string' && /^(?:https?:|\/(?!\/|site\/))/.test(address) && !pictures.has(address))
        pictures.set(address, call)
  }

  /** Takes what a good answer gives. @param items the things in it */
  function take(
    { id }: ServiceCall,
    name: string,
    items: readonly Item[],
    params: Readonly<Record<string, string>>,
  ): void {
    for (const item of items) {
      if (id === 'genres') keep('genre', item.slug)
      else if (id === 'publishedLiveEvents' || id === 'fycEvents') keep('liveEvent', item.slug)
      else if (id === 'collections') keep('collection', item.id)
      else if (id === 'collectionAssets') {
        keep('item', item.id)
        if (params.id) collectionOf.set(String(item.id), params.id)
      } else if (id === 'comments') keep('comment', item.id)
      else if (id === 'events' || id === 'event') {
        keep('event', item.id)
        if (isRecord(item.rsvp)) keep('rsvp', item.rsvp.id)
      } else if (TITLES.has(id)) keepTitle(item, name)
      else keepPictures(item, name)
    }
  }

  /** Takes what a list of modules gives. */
  function takeModules(name: string, placements: readonly unknown[]): void {
    for (const placement of placements) {
      const module = isRecord(placement) && isRecord(placement.module) ? placement.module : {}
      keep('module', module.slug)
      // Its things are no titles.
      if (module.type === 'collection') continue
      for (const item of Array.isArray(module.content) ? module.content : []) if (isRecord(item)) keepTitle(item, name)
    }
  }

  return {
    keep,
    take,
    takeModules,
    collectionOf: (item: string) => collectionOf.get(item),
    of: (kind: Found): string[] => [...(values.get(kind) ?? [])],
    /** Addresses of pictures, with the call that named them. */
    pictures: pictures as ReadonlyMap<string, string>,
  }
}

/** Calls whose things are titles. */
const TITLES = new Set(['titles', 'title', 'related', 'genre', 'episodes', 'inventorySearch', 'watchlist'])
