import type { WorldState } from './world'

/** The parts of an address that a preview link keeps. */
export type LocationParts = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * A link to the same page with these settings. It contains all of them, so that it shows the same in another browser.
 * The host removes the parameters with a redirect (fixtures/service/host/page/servePage).
 */
export const previewLink = (place: LocationParts, choices: PreviewSettings): string =>
  replacePreviewParameters(place, parametersOf(choices))

/**
 * A link that reproduces this state in any browser: it resets the preview, then applies the settings and the viewer's
 * lists.
 */
export function fullStateLink(place: LocationParts, choices: PreviewSettings, world: WorldState): string {
  const lists: [string, string][] = [
    ...world.watchlist.map(({ title_id }): [string, string] => ['watchlist', title_id]),
    ...world.history.map(({ title_id, progress }): [string, string] => [
      'progress',
      `${title_id}:${Math.round(progress)}`,
    ]),
  ]
  return replacePreviewParameters(place, [['reset', '1'], ...parametersOf(choices), ...lists])
}

/** A link that resets all settings. */
export const resetLink = (place: LocationParts): string => replacePreviewParameters(place, [['reset', '1']])

function parametersOf({ fault, ...single }: PreviewSettings): [string, string][] {
  const faults = fault.length > 0 ? fault : ['']
  return [
    ...Object.entries(single).map(([name, value]): [string, string] => [name, String(value)]),
    ...faults.map((text): [string, string] => ['fault', text]),
  ]
}

function replacePreviewParameters({ pathname, search, hash }: LocationParts, pairs: [string, string][]): string {
  const otherParameters = search
    .slice(1)
    .split('&')
    .filter((part) => part && !/^preview(?:\.|%2e)/i.test(part))
  const added = pairs.map(([name, value]) => `preview.${name}=${encodeReadable(value)}`)
  return `${pathname}?${[...otherParameters, ...added].join('&')}${hash}`
}

/** Encodes a value for a query, but keeps `/`, `:` and `,` readable. */
const encodeReadable = (value: string) =>
  encodeURIComponent(value).replace(/%(?:2F|3A|2C)/g, (code) => decodeURIComponent(code))

/** The settings in a preview link. Each field is a parameter with the prefix `preview.`. */
export interface PreviewSettings {
  site: string
  viewer: string
  /** Comma-separated content groups, or '' for those of the viewer. */
  groups: string
  /** An ISO 8601 time, an offset such as `+90m`, or '' for the site's default. */
  clock: string
  country: string
  /** The only language of the site, or '' for those of its config. */
  language: string
  /** Error code of refused streams, or '' for none. */
  playback: string
  /** Milliseconds. */
  latency: number
  /** A call and its failure: `modules/placement/home:500`. Empty: no faults. */
  fault: string[]
  /** Value of the cookie `cookieAccess`, or '' before the choice. */
  consent: string
  /** Progress of the viewer, such as `metropolis:600`, or '' for none. Undefined: unchanged. */
  progress?: string
}

/**
 * The current settings in the notation of links, without used-up faults.
 * @param now device time in milliseconds: a changed clock keeps running
 */
export function previewSettingsOf(world: WorldState, consent: string | undefined, now: number): PreviewSettings {
  const { offset, isSet } = world.clock
  return {
    site: world.site,
    viewer: world.viewer,
    groups: world.groups?.join() ?? '',
    clock: isSet ? clockValue(now + offset) : '',
    country: world.country,
    language: world.language,
    playback: world.playback > 0 ? String(world.playback) : '',
    latency: world.latency,
    fault: world.faults.filter(({ left }) => left !== 0).map(({ text }) => text),
    consent: consent ?? '',
  }
}

/** Formats a time for `preview.clock`, to the second. */
export const clockValue = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`
