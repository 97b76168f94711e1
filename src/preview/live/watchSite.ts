import { CHANGES_PATH, type ChangedFixture } from '../../../fixtures/service/previewChoices'

/** Delay before each attempt to connect again */
const RECONNECT_DELAY_MS = 1000

/**
 * Calls `onChange` when a file of the site is saved. After the connection was lost, reloads the page as soon as the server
 * responds: files may have changed in the meantime, and the server may be another version.
 * @param onDisconnect called when the connection is lost
 * @returns stops it
 */
export function watchSite(onChange: (change: ChangedFixture) => void, onDisconnect?: () => void): () => void {
  let isStopped = false
  let isLost = false
  let socket = connect()
  let timer: ReturnType<typeof setTimeout> | undefined

  function connect(): WebSocket {
    const next = new WebSocket(location.origin.replace(/^http/, 'ws') + CHANGES_PATH)
    next.onopen = () => isLost && location.reload()
    next.onmessage = ({ data }) => onChange(JSON.parse(data))
    next.onclose = () => {
      if (isStopped) return
      if (!isLost) onDisconnect?.()
      isLost = true
      timer = setTimeout(() => {
        socket = connect()
      }, RECONNECT_DELAY_MS)
    }
    return next
  }

  return () => {
    isStopped = true
    clearTimeout(timer)
    socket.close()
  }
}
