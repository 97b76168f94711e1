import type { TitleCard } from '../generated/types'

/** The asset that a title plays; undefined: it names none, or not on its card. */
export const assetIdOf = ({ primary_video, asset_id }: TitleCard): string | number | undefined =>
  primary_video?.asset_id ?? asset_id

/**
 * The video in the viewer's language, else in English, else the first (spec, section 7: video playback data).
 * @param language of the profile; the spec's default is eng
 */
export function pickLanguage<T>(videos: Readonly<Record<string, T>>, language = 'eng'): T | undefined {
  const known = (key: string) => (Object.hasOwn(videos, key) ? videos[key] : undefined)
  return known(language) ?? known('eng') ?? Object.values(videos)[0]
}
