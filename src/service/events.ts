/** Something worth counting that happened between the site and its service. */
export interface ServiceEvent {
  name: 'out-of-territory' | 'forbidden'
  /** The call, without its query: that may carry what is nobody else's business. */
  path: string
}

export type ServiceEvents = ReturnType<typeof createEvents>

/**
 * What analytics can listen to (spec, section 8: a 400 records an out-of-territory event, a 403 records one, too).
 * Nobody has to listen, and who breaks while listening breaks nothing.
 */
export function createEvents() {
  const listeners = new Set<(event: ServiceEvent) => void>()
  return {
    record(name: ServiceEvent['name'], path: string): void {
      for (const tell of listeners) {
        try {
          tell({ name, path: path.replace(/[?#].*/s, '') })
        } catch (error) {
          console.error('A listener to service events broke', error)
        }
      }
    },
    listen(listener: (event: ServiceEvent) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
