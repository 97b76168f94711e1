import { type FetchEvent, workerScope } from './scope'

/** Time of the oldest cached response that a page received, by client id */
export const oldestByPage = new Map<string, number>()

/** Notifies a page that it received cached data. A page that is still starting requests the time later. */
export async function reportCachedAt({ clientId, resultingClientId }: FetchEvent, cachedAt: number): Promise<void> {
  const id = clientId || resultingClientId
  const oldest = Math.min(cachedAt, oldestByPage.get(id) ?? cachedAt)
  oldestByPage.set(id, oldest)
  const page = await workerScope.clients.get(id)
  page?.postMessage({ kept: oldest })
}
