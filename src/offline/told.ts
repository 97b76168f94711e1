import { type AskedEvent, scope } from './scope'

/** Time of the oldest cached data by id of the page that received it */
export const kept = new Map<string, number>()

/** Tells a page that it received cached data. A page that is still starting asks later. */
export async function reportCachedAt({ clientId, resultingClientId }: AskedEvent, at: number): Promise<void> {
  const id = clientId || resultingClientId
  const oldest = Math.min(at, kept.get(id) ?? at)
  kept.set(id, oldest)
  const page = await scope.clients.get(id)
  page?.postMessage({ kept: oldest })
}
