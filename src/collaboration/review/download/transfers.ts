import type { AsperaUserData } from '../../../generated/types'

/** How far a transfer is. */
export interface Transfer {
  state: 'running' | 'done' | 'failed'
  /** From 0 to 100. */
  percent: number
}

/** What takes files from a transfer server: an app beside the browser. Which one is known to one file only. */
export interface Transfers {
  /** Whether the visitor's app answers. */
  available(): Promise<boolean>
  /**
   * Asks the app to fetch a folder.
   * @returns what the transfer goes by
   */
  start(from: TransferFrom): Promise<string>
  /** @returns ends it */
  progress(id: string, tell: (transfer: Transfer) => void): () => void
}

/** Where a transfer begins. */
export interface TransferFrom {
  /** Folder, or file, on the server. */
  root: string
  /** Its name in the network. */
  host: string
}

/**
 * Where a transfer of an asset begins, as its user data say: the root for viewers that the server knows goes first. A
 * root may carry its server, as `host:/folder` or as an address; else it is on the service's own.
 * @param base of the service
 * @returns undefined: there is only the plain download
 */
export function transferFrom(data: AsperaUserData | undefined, base: string): TransferFrom | undefined {
  const root = (data?.registered_root || data?.unregistered_root)?.trim()
  if (!root) return undefined
  const named = /^(?:[a-z]+:\/\/)?([a-z0-9.-]+\.[a-z0-9-]+|localhost)(?::(?=\/)|(?=\/))(\/.*)$/i.exec(root)
  if (named) return { host: named[1] as string, root: named[2] as string }
  return { host: new URL(base, location.href).hostname, root }
}
