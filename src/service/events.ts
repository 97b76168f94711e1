/** Something worth counting that happened between the site and its service. */
export interface ServiceEvent {
  name: 'out-of-territory' | 'forbidden'
  /** The call, without its query: that may carry what is nobody else's business. */
  path: string
}

/** How much of an asset was watched when `progress` tells of it, in percent. */
export type Milestone = 25 | 50 | 90

/** Something worth counting that happened in the player (spec, section 9). */
export type PlaybackEvent = {
  asset_id: string | number
  title_id?: string | number
  /** Where in the asset, in whole seconds. */
  position: number
} & (
  | { name: 'play' | 'pause' }
  /** Ten seconds were watched. */
  | { name: 'initial-10s' }
  | { name: 'progress'; percent: Milestone }
  | { name: 'fullscreen' | 'airplay'; active: boolean }
  /** The code of what the viewer was told, never its words: they may carry addresses. */
  | { name: 'player-error'; code: string | number }
)

/** What analytics can hear of. */
export type SiteEvent = ServiceEvent | PlaybackEvent

export type SiteEvents = ReturnType<typeof createEvents>

/**
 * What analytics can listen to (spec, section 8: a 400 records an out-of-territory event, a 403 records one, too; section
 * 9: what the player tells). Nobody has to listen, and who breaks while listening breaks nothing.
 */
export function createEvents() {
  const listeners = new Set<(event: SiteEvent) => void>()

  function tell(event: SiteEvent): void {
    for (const listener of listeners) {
      try {
        listener(event)
      } catch (error) {
        console.error('A listener to events broke', error)
      }
    }
  }

  return {
    /** Tells of a call to the service. */
    record: (name: ServiceEvent['name'], path: string) => tell({ name, path: path.replace(/[?#].*/s, '') }),
    /** Tells of something else. */
    tell,
    listen(listener: (event: SiteEvent) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
