import type { World } from './world'

/** The part of an address that a preview link keeps. */
export type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * A link to the same page with these choices. It says all of them, so that the same page in another browser is the same.
 * The host takes the parameters and answers with the address without them (fixtures/service/host/servePage).
 */
export const previewLink = (place: Place, choices: Choices): string => withParameters(place, pairsOf(choices))

/** A link that brings this very state into any browser: it starts afresh there, then makes the choices, lists included. */
export function stateLink(place: Place, choices: Choices, world: World): string {
  const lists: [string, string][] = [
    ...world.watchlist.map(({ title_id }): [string, string] => ['watchlist', title_id]),
    ...world.history.map(({ title_id, progress }): [string, string] => [
      'progress',
      `${title_id}:${Math.round(progress)}`,
    ]),
  ]
  return withParameters(place, [['reset', '1'], ...pairsOf(choices), ...lists])
}

/** A link that forgets all choices. */
export const resetLink = (place: Place): string => withParameters(place, [['reset', '1']])

function pairsOf({ fault, ...single }: Choices): [string, string][] {
  const faults = fault.length > 0 ? fault : ['']
  return [
    ...Object.entries(single).map(([name, value]): [string, string] => [name, String(value)]),
    ...faults.map((text): [string, string] => ['fault', text]),
  ]
}

function withParameters({ pathname, search, hash }: Place, pairs: [string, string][]): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part && !/^preview(?:\.|%2e)/i.test(part))
  const added = pairs.map(([name, value]) => `preview.${name}=${readable(value)}`)
  return `${pathname}?${[...kept, ...added].join('&')}${hash}`
}

/** Encoded for a query, with what people can read there left as it is. */
const readable = (value: string) =>
  encodeURIComponent(value).replace(/%(?:2F|3A|2C)/g, (code) => decodeURIComponent(code))

/** All that a preview link says. Each field is a parameter, `preview.` before its name. */
export interface Choices {
  site: string
  viewer: string
  /** Content groups with commas between them, or '' for those of the viewer. */
  groups: string
  /** A moment in ISO 8601, a distance like `+90m`, or '' for the site's own. */
  clock: string
  country: string
  /** The one language of the site, or '' for those of its config. */
  language: string
  /** The code that streams are refused with, or '' for none. */
  playback: string
  /** Milliseconds. */
  latency: number
  /** Each a call and what becomes of it: `modules/placement/home:500`. Empty: all is well. */
  fault: string[]
  /** The value of the cookie `cookieAccess`, or '' before the choice. */
  consent: string
  /** What the viewer has begun, `metropolis:600`, or '' for nothing. Not said: what it is. */
  progress?: string
}

/**
 * What is chosen at present, as a link would say it. A fault whose count is used up is left out.
 * @param now device time in milliseconds: a clock that was set runs on, so that its moment is another one by now
 */
export function choicesOf(world: World, consent: string | undefined, now: number): Choices {
  const { offset, isSet } = world.clock
  return {
    site: world.site,
    viewer: world.viewer,
    groups: world.groups?.join() ?? '',
    clock: isSet ? momentOf(now + offset) : '',
    country: world.country,
    language: world.language,
    playback: world.playback > 0 ? String(world.playback) : '',
    latency: world.latency,
    fault: world.faults.filter(({ left }) => left !== 0).map(({ text }) => text),
    consent: consent ?? '',
  }
}

/** A moment as `preview.clock` takes it, to the second. */
export const momentOf = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`
