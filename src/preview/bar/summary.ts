import type { World } from './world'

/** `1 problem`, `2 problems`. */
export const countOf = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** What is not as at first, in a word each, for the closed bar: nobody forgets a fault that is on. */
export function changesOf(world: World): string[] {
  const faults = world.faults.filter(({ left }) => left !== 0).length
  return [
    world.viewer === 'signed-out' ? '' : world.viewer,
    world.clock.offset === 0 ? '' : 'clock set',
    world.country === 'ok' ? '' : 'blocked',
    world.playback === 0 ? '' : `streams refused (${world.playback})`,
    world.latency === 0 ? '' : `${world.latency} ms`,
    faults === 0 ? '' : countOf(faults, 'fault'),
  ].filter(Boolean)
}
