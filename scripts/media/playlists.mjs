// HLS: a playlist for each track, and one that names them all.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PART } from './reels.mjs'
import { trackOf } from './renditions.mjs'
import { SHEET } from './thumbnails.mjs'

/** `<name>.m3u8` of a track whose segments lie in `from`; `key`: the line that says how it is encrypted. */
export function writeTrack(folder, name, { from = name, parts, key }) {
  const segments = Array.from({ length: parts }, (_, at) => `#EXTINF:${PART},\n${from}/${at + 1}.m4s`)
  const head = [`#EXT-X-MAP:URI="${from}/init.mp4"`, ...(key ? [key] : [])]
  writeList(folder, name, [...head, ...segments])
}

/** The playlist of a subtitle track: one file for the whole length. */
export const writeText = (folder, name, seconds) =>
  writeList(folder, `text-${name}`, [`#EXTINF:${seconds},\ntext/${name}.vtt`], seconds)

/** The playlist of the pictures for the seek preview. */
export function writeImages(folder, seconds) {
  const { width, height, columns, rows } = SHEET
  const tiles = `#EXT-X-TILES:RESOLUTION=${width}x${height},LAYOUT=${columns}x${rows},DURATION=${PART}`
  writeList(folder, 'thumbnails', [`#EXT-X-IMAGES-ONLY`, `#EXTINF:${seconds},`, tiles, 'thumbnails.jpg'], seconds)
}

function writeList(folder, name, lines, longest = PART) {
  const head = ['#EXTM3U', '#EXT-X-VERSION:6', `#EXT-X-TARGETDURATION:${longest}`, '#EXT-X-PLAYLIST-TYPE:VOD']
  writeFileSync(join(folder, `${name}.m3u8`), `${[...head, ...lines, '#EXT-X-ENDLIST'].join('\n')}\n`)
}

/**
 * The list of all.
 * @param audio [{ name, uri, label, lang, default }], at least one
 * @param text [{ uri, label, lang, forced, default }]
 * @param pictures names of the video tracks, the best first
 */
export function writeMaster(folder, file, { audio, text = [], pictures, soundIn = folder, images = false }) {
  const sound = Math.max(...audio.map(({ name }) => trackOf(soundIn, name).bandwidth))
  const lines = [
    ...audio.map((track) => media('AUDIO', 'sound', track)),
    ...text.map((track) => media('SUBTITLES', 'text', track)),
    ...pictures.flatMap((name) => {
      const { bandwidth, average, codec, width, height } = trackOf(folder, name)
      const sizes = `BANDWIDTH=${bandwidth + sound},AVERAGE-BANDWIDTH=${average + sound},RESOLUTION=${width}x${height}`
      const groups = `AUDIO="sound"${text.length > 0 ? ',SUBTITLES="text"' : ''}`
      return [`#EXT-X-STREAM-INF:${sizes},CODECS="${codec},mp4a.40.2",${groups}`, `${name}.m3u8`]
    }),
    ...(images ? [imageLine()] : []),
  ]
  writeFileSync(
    join(folder, file),
    `${['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines].join('\n')}\n`,
  )
}

function media(type, group, { uri, label, lang, forced = false, default: first = false }) {
  const yes = (on) => (on ? 'YES' : 'NO')
  const language = lang ? `,LANGUAGE="${lang}"` : ''
  const force = type === 'SUBTITLES' ? `,FORCED=${yes(forced)}` : ''
  const flags = `DEFAULT=${yes(first)},AUTOSELECT=${yes(type === 'AUDIO' || forced || first)}${force}`
  return `#EXT-X-MEDIA:TYPE=${type},GROUP-ID="${group}",NAME="${label}"${language},${flags},URI="${uri}"`
}

function imageLine() {
  const { width, height } = SHEET
  // The size of one picture, not of the sheet.
  const size = `RESOLUTION=${width}x${height}`
  return `#EXT-X-IMAGE-STREAM-INF:BANDWIDTH=8000,${size},CODECS="jpeg",URI="thumbnails.m3u8"`
}
