import type { worldAnswer } from '../../../fixtures/service/host/worldAnswer'

/** What the fixture service knows of this browser, and what there is to choose from. */
export type World = ReturnType<typeof worldAnswer>

/**
 * Reads the world of this browser. Not through `service/http`: it is no call of the service.
 * @throws Error when no fixture service answers
 */
export async function readWorld(): Promise<World> {
  const response = await fetch('/__marquee/world')
  if (!response.ok) throw new Error(`/__marquee/world: ${response.status}`)
  return response.json()
}
