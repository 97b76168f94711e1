type Id = string | number

/** A visitor opened a page. */
export interface PageView {
  name: 'page_view'
  /** Path without query. If it carries a secret, the pattern of the route: `/reset/:token` */
  path: string
  /** The component kind, as in the config */
  kind: string
}

/** A visitor used a card of a module. */
interface CardClick {
  name: 'card_click'
  /** Slug of the module of the card */
  module: string
  placement_id?: Id
  module_id?: Id
  /** The title of the card */
  title_id?: Id
  /** What the card shows if it is not a title: a collection */
  content_id?: Id
}

/** A search returned results. */
interface SearchEvent {
  name: 'search'
  /** The search terms; omitted if they may identify a person */
  words?: string
  /** Number of results */
  found: number
}

/** The site showed an error message. */
interface SiteErrorEvent {
  name: 'site_error'
  /** What failed */
  place: 'page' | 'module'
  /** Slug of the module */
  module?: string
}

/** The service responded with a status that is counted. */
export interface ServiceEvent {
  name: 'out_of_territory' | 'forbidden'
  /** The call, without its query, which may contain personal data */
  path: string
}

/** Percentage of an asset that was watched */
export type Milestone = 25 | 50 | 90

/** The asset that is played */
export interface PlayedAsset {
  asset_id: Id
  title_id?: Id
  /** Ids of the title in the rights system and in the media catalogue */
  atlas_id?: string
  mcid?: string
}

/** An event of the player (spec, section 9) */
export type PlaybackEvent = PlayedAsset & {
  /** Position in the asset, in whole seconds */
  position: number
} & (
    | { name: 'play' | 'pause' }
    /** Ten seconds were watched. */
    | { name: 'initial_10s' }
    | { name: 'progress'; percent: Milestone }
    /** The asset was played to its end. */
    | { name: 'complete' }
    | { name: 'fullscreen' | 'airplay'; active: boolean }
    /** The code of the error, never its message, which may contain addresses */
    | { name: 'player_error'; code: Id }
  )

/** All events for analytics. docs/reference/analytics.md is generated from this list (scripts/generate/analyticsPage.ts). */
export type SiteEvent = PageView | CardClick | SearchEvent | SiteErrorEvent | ServiceEvent | PlaybackEvent

declare global {
  interface DocumentEventMap {
    /** Each event of the site, for scripts of the operator (src/shell/scripts/useSiteEvents.ts) */
    marquee: CustomEvent<SiteEvent>
  }
}

/** Events are kept for listeners that subscribe after the page has started. */
const MAX_LOGGED_EVENTS = 100

export interface SiteEvents {
  /** The latest events, the oldest first */
  log: readonly SiteEvent[]
  emit(event: SiteEvent): void
  /** @returns unsubscribe */
  subscribe(listener: (event: SiteEvent) => void): () => void
}

/**
 * Creates the event log for analytics (spec, section 8: events for 400, out of territory, and 403; section 9: player events). An error of one listener does not affect the others.
 */
export function createSiteEvents(): SiteEvents {
  const listeners = new Set<(event: SiteEvent) => void>()
  const log: SiteEvent[] = []

  return {
    log,
    emit(event) {
      if (log.push(event) > MAX_LOGGED_EVENTS) log.shift()
      for (const listener of listeners) {
        try {
          listener(event)
        } catch (error) {
          console.error(`A listener of "${event.name}" failed`, error)
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
