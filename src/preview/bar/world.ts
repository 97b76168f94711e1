import { useCallback, useEffect, useState } from 'react'
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

/** The world of this browser: undefined while it is read, an error where no fixture service answers. */
export function useWorld(): { world: World | undefined; failed: boolean; refresh: () => void } {
  const [world, setWorld] = useState<World>()
  const [failed, setFailed] = useState(false)
  const refresh = useCallback(() => {
    readWorld().then(
      (read) => {
        setWorld(read)
        setFailed(false)
      },
      () => setFailed(true),
    )
  }, [])
  useEffect(refresh, [refresh])
  return { world, failed, refresh }
}

/** `1 problem`, `2 problems`. */
export const countOf = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** What is not as at first, in a word each, for the closed bar: nobody forgets a fault that is on. */
export function changesOf(world: World): string[] {
  const faults = world.faults.filter(({ left }) => left !== 0).length
  return [
    world.viewer === 'signed-out' ? '' : world.viewer,
    world.groups?.length ? `in ${world.groups.join(', ')}` : '',
    world.clock.isSet ? 'clock set' : '',
    world.country === 'ok' ? '' : 'blocked',
    world.language,
    world.playback === 0 ? '' : `streams refused (${world.playback})`,
    world.latency === 0 ? '' : `${world.latency} ms`,
    faults === 0 ? '' : countOf(faults, 'fault'),
  ].filter(Boolean)
}
