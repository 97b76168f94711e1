type Id = string | number

/** The page that a visitor came to. */
export interface PageView {
  name: 'page_view'
  /** Its address without query. Where that carries a secret, the route's pattern: `/reset/:token`. */
  path: string
  /** The component kind, as in the config. */
  kind: string
}

/** A card of a module was used. */
interface CardClick {
  name: 'card_click'
  /** Slug of the module that it stands in. */
  module: string
  placement_id?: Id
  module_id?: Id
  /** The title that it shows. */
  title_id?: Id
  /** What it shows, where that is no title: a collection. */
  content_id?: Id
}

/** Something was searched, and the answer came. */
interface Search {
  name: 'search'
  /** What was searched for; left out where it may name a person. */
  words?: string
  /** How much was found. */
  found: number
}

/** A visitor was told that something did not work. */
interface SiteError {
  name: 'site_error'
  /** What did not work. */
  place: 'page' | 'module'
  /** Slug of the module. */
  module?: string
}

/** Something worth counting that happened between the site and its service. */
export interface ServiceEvent {
  name: 'out_of_territory' | 'forbidden'
  /** The call, without its query: that may carry what is nobody else's business. */
  path: string
}

/** How much of an asset was watched when `progress` tells of it, in percent. */
export type Milestone = 25 | 50 | 90

/** What is played. */
export interface PlayedAsset {
  asset_id: Id
  title_id?: Id
  /** The title's ids in the rights system and in the media catalogue. */
  atlas_id?: string
  mcid?: string
}

/** Something worth counting that happened in the player (spec, section 9). */
export type PlaybackEvent = PlayedAsset & {
  /** Where in the asset, in whole seconds. */
  position: number
} & (
    | { name: 'play' | 'pause' }
    /** Ten seconds were watched. */
    | { name: 'initial_10s' }
    | { name: 'progress'; percent: Milestone }
    /** It was played to its end. */
    | { name: 'complete' }
    | { name: 'fullscreen' | 'airplay'; active: boolean }
    /** The code of what the viewer was told, never its words: they may carry addresses. */
    | { name: 'player_error'; code: Id }
  )

/** What analytics can hear of. docs/analytics.md lists it for operators, made from this list (scripts/generate/analyticsPage.ts). */
export type SiteEvent = PageView | CardClick | Search | SiteError | ServiceEvent | PlaybackEvent

declare global {
  interface DocumentEventMap {
    /** Each event of the site, for scripts of the operator (src/shell/scripts/useSiteEvents.ts). */
    marquee: CustomEvent<SiteEvent>
  }
}

/** So many events are kept for who begins to listen once the page stands. */
const MAX_LOGGED_EVENTS = 100

export type SiteEvents = ReturnType<typeof createSiteEvents>

/**
 * What analytics can listen to (spec, section 8: a 400 records an out-of-territory event, a 403 records one, too; section
 * 9: what the player tells). Nobody has to listen, and who breaks while listening breaks nothing.
 */
export function createSiteEvents() {
  const listeners = new Set<(event: SiteEvent) => void>()
  const log: SiteEvent[] = []

  return {
    /** The latest events, the oldest first. */
    log: log as readonly SiteEvent[],
    /** Tells of what happened. */
    emit(event: SiteEvent): void {
      if (log.push(event) > MAX_LOGGED_EVENTS) log.shift()
      for (const listener of listeners) {
        try {
          listener(event)
        } catch (error) {
          console.error('A listener to events broke', error)
        }
      }
    },
    /** @returns ends it */
    subscribe(listener: (event: SiteEvent) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
