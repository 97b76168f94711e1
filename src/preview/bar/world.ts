import { useCallback, useEffect, useState } from 'react'
import type { worldResponse } from '../../../fixtures/service/host/calls/worldResponse'

/** The fixture service's state for this browser, and the available settings. */
export type WorldState = ReturnType<typeof worldResponse>

/**
 * Loads the state of this browser. It does not use `service/http`, because it is not part of the service API.
 * @throws Error if the fixture service does not respond
 */
export async function readWorld(): Promise<WorldState> {
  const response = await fetch('/__marquee/world')
  if (!response.ok) throw new Error(`/__marquee/world: ${response.status}`)
  return response.json()
}

/** The state of this browser. `failed`: the fixture service does not respond. */
export function useWorld(): { world: WorldState | undefined; failed: boolean; refresh: () => void } {
  const [world, setWorld] = useState<WorldState>()
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
export const formatCount = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** Settings that differ from the defaults, for the closed bar, so that an active fault is not forgotten. */
export function changedSettingsOf(world: WorldState): string[] {
  const faults = world.faults.filter(({ left }) => left !== 0).length
  return [
    world.viewer === 'signed-out' ? '' : world.viewer,
    world.groups?.length ? `in ${world.groups.join(', ')}` : '',
    world.clock.isSet ? 'clock set' : '',
    world.country === 'ok' ? '' : 'blocked',
    world.language,
    world.playback === 0 ? '' : `streams refused (${world.playback})`,
    world.latency === 0 ? '' : `${world.latency} ms`,
    faults === 0 ? '' : formatCount(faults, 'fault'),
  ].filter(Boolean)
}
