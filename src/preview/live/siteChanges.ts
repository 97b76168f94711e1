import { createContext } from 'react'
import { CHANGES_PATH, type ChangedFixture } from '../../../fixtures/service/previewChoices'
import { createStore, type Store } from '../../lib/store'

/** Delay before each attempt to connect again */
const RECONNECT_DELAY_MS = 1000

/** The saved files of the site. One connection serves all parts of a page, so that none misses a change while it connects. */
export interface SiteChanges {
  /** False after the connection was lost */
  isConnected: Store<boolean>
  /** @returns ends the subscription */
  subscribe(listener: (change: ChangedFixture) => void): () => void
}

/**
 * Connects the page with the server. After the connection was lost, reloads the page as soon as the server responds: files
 * may have changed in the meantime, and the server may be another version.
 */
export function connectSiteChanges(): SiteChanges {
  const listeners = new Set<(change: ChangedFixture) => void>()
  const isConnected = createStore(true)

  function connect(): void {
    const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + CHANGES_PATH)
    socket.onopen = () => isConnected.get() || location.reload()
    socket.onmessage = ({ data }) => {
      const change: ChangedFixture = JSON.parse(data)
      for (const listener of listeners) listener(change)
    }
    socket.onclose = () => {
      isConnected.set(false)
      setTimeout(connect, RECONNECT_DELAY_MS)
    }
  }

  connect()
  return {
    isConnected,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The connection of the page. Default: nothing changes. */
export const SiteChangesContext = createContext<SiteChanges>({
  isConnected: createStore(true),
  subscribe: () => () => {},
})
