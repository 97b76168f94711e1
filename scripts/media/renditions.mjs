// What the manifests say of each track, measured from its segments.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PART } from './reels.mjs'

/** H.264 as each picture is encoded (picture.mjs), and AAC-LC. */
const CODECS = { v180: 'avc1.4d401e', v360: 'avc1.4d401e', v1080: 'avc1.4d4028' }
const SOUND = 'mp4a.40.2'

/** Names of the languages in their own words. */
export const NAMES = { eng: 'English', deu: 'Deutsch', fra: 'Français' }

/** Two letters, as HLS and DASH have them. */
export const TAGS = { eng: 'en', deu: 'de', fra: 'fr' }

/** The tracks of a folder: [{ name, bandwidth, average, codec, width, height }] or sound without a size. */
export function trackOf(folder, name) {
  const sizes = readdirSync(join(folder, name))
    .filter((file) => file.endsWith('.m4s'))
    .map((file) => statSync(join(folder, name, file)).size)
  const height = Number(/^v(\d+)/.exec(name)?.[1] ?? 0)
  const bits = (bytes) => Math.ceil((bytes * 8) / PART)
  return {
    name,
    bandwidth: bits(Math.max(...sizes)),
    average: bits(sizes.reduce((sum, size) => sum + size, 0) / sizes.length),
    codec: CODECS[name] ?? SOUND,
    ...(height && { height, width: (height * 16) / 9 }),
  }
}
