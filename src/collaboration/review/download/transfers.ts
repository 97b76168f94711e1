import type { AsperaUserData } from '../../../generated/types'

export interface Transfer {
  state: 'running' | 'done' | 'failed'
  /** From 0 to 100. */
  percent: number
}

/** A client of transfer servers: an app outside the browser. */
export interface TransferClient {
  /** Whether the visitor's app responds. */
  available(): Promise<boolean>
  /**
   * Starts the download of a folder.
   * @returns ID of the transfer
   */
  start(from: TransferSource): Promise<string>
  /** @returns unsubscribes */
  progress(id: string, onProgress: (transfer: Transfer) => void): () => void
}

/** Source of a transfer. */
export interface TransferSource {
  /** Path of a folder or file on the server. */
  root: string
  /** Host name of the server. */
  host: string
}

/**
 * Source of a transfer from the user data of an asset: the registered root takes precedence. A root may include its
 * server, as `host:/folder` or as an address; else the service's host is used.
 * @param base of the service
 * @returns undefined: only the plain download is available
 */
export function parseTransferSource(data: AsperaUserData | undefined, base: string): TransferSource | undefined {
  const root = (data?.registered_root || data?.unregistered_root)?.trim()
  if (!root) return undefined
  const [, host, folder] =
    /^(?:[a-z]+:\/\/)?([a-z0-9.-]+\.[a-z0-9-]+|localhost)(?::(?=\/)|(?=\/))(\/.*)$/i.exec(root) ?? []
  if (host && folder) return { host, root: folder }
  return { host: new URL(base, location.href).hostname, root }
}
