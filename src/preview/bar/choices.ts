import type { World } from './world'

/** All that a preview link says. Each field is a parameter, `preview.` before its name. */
export interface Choices {
  site: string
  viewer: string
  /** A moment in ISO 8601, a distance like `+90m`, or '' for the real time. */
  clock: string
  country: string
  /** The code that streams are refused with, or '' for none. */
  playback: string
  /** Milliseconds. */
  latency: number
  /** Each a call and what becomes of it: `modules/placement/home:500`. Empty: all is well. */
  fault: string[]
  /** The value of the cookie `cookieAccess`, or '' before the choice. */
  consent: string
}

/**
 * What is chosen at present, as a link would say it. A fault whose count is used up is left out.
 * @param now device time in milliseconds: a clock that was set runs on, so that its moment is another one by now
 */
export function choicesOf(world: World, consent: string | undefined, now: number): Choices {
  const { offset } = world.clock
  return {
    site: world.site,
    viewer: world.viewer,
    clock: offset === 0 ? '' : momentOf(now + offset),
    country: world.country,
    playback: world.playback > 0 ? String(world.playback) : '',
    latency: world.latency,
    fault: world.faults.filter(({ left }) => left !== 0).map(({ text }) => text),
    consent: consent ?? '',
  }
}

/** A moment as `preview.clock` takes it, to the second. */
export const momentOf = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`
