import { type AskedEvent, scope } from './scope'

/** When the oldest of what a page was answered from what is kept was kept, by the page's id. */
export const kept = new Map<string, number>()

/** Tells a page that what it asked for was kept. A page that is only beginning asks for it when it stands. */
export async function tellKept({ clientId, resultingClientId }: AskedEvent, at: number): Promise<void> {
  const id = clientId || resultingClientId
  const oldest = Math.min(at, kept.get(id) ?? at)
  kept.set(id, oldest)
  const page = await scope.clients.get(id)
  page?.postMessage({ kept: oldest })
}
