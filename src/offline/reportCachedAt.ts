import { type FetchEvent, workerScope } from './scope'

/** Time of the oldest cached response that a page received, by client id */
export const oldestByPage = new Map<string, number>()

/** Notifies a page that it received cached data. A page that is still starting requests the time later. */
export async function reportCachedAt({ clientId, resultingClientId }: FetchEvent, at: number): Promise<void> {
  const id = clientId || resultingClientId
  const oldest = Math.min(at, oldestByPage.get(id) ?? at)
  oldestByPage.set(id, oldest)
  const page = await workerScope.clients.get(id)
  page?.postMessage({ kept: oldest })
}
