// All playlists and manifests of fixtures/media/video.
import { join } from 'node:path'
import { writeManifest } from './manifest.mjs'
import { writeImages, writeMaster, writeText, writeTrack } from './playlists.mjs'
import { protectionOf } from './protection.mjs'
import { REELS, secondsOf } from './reels.mjs'
import { NAMES, TAGS } from './renditions.mjs'
import { TRACKS, writeSubtitles } from './subtitles.mjs'

const voice = (name, more = {}) => ({ name, uri: `${name}.m3u8`, label: NAMES[name], lang: TAGS[name], ...more })
const text = (name, label, lang, more = {}) => ({
  id: `text-${name}`,
  uri: `text-${name}.m3u8`,
  file: `text/${name}.vtt`,
  label,
  lang,
  ...more,
})

const TEXT = [
  text('eng', 'English', 'en'),
  text('deu', 'Deutsch', 'de'),
  text('fra', 'Français', 'fr'),
  text('forced', 'English (forced)', 'en', { forced: true }),
  text('und', 'Unknown', 'und'),
]

/** The labels that the rules of the specification are about (part 1, section 5). */
const ODD_TEXT = [
  text('eng', 'English-default', 'en'),
  text('deu', 'deu', 'de', { id: 'Deutsch' }),
  text('fra', 'Français=0', 'fr'),
  text('forced', 'English', 'en', { forced: true }),
  text('und', 'Unknown', 'und'),
]

export function writeManifests(out, keys) {
  const [stream, hd, locked] = ['stream', 'hd', 'protected'].map((name) => join(out, name))
  const seconds = secondsOf('stream')
  const parts = REELS.stream.length
  writeSubtitles(stream)
  for (const name of ['v360', 'v180', 'eng', 'deu', 'fra']) writeTrack(stream, name, { parts })
  for (const name of TRACKS) writeText(stream, name, seconds)
  writeImages(stream, seconds)

  const pictures = ['v360', 'v180']
  // The default is not the first: who takes the first is wrong.
  const audio = (first) => ['fra', 'deu', 'eng'].map((name) => voice(name, { default: name === first }))
  writeMaster(stream, 'master.m3u8', { audio: audio('eng'), text: TEXT, pictures, images: true })
  writeMaster(stream, 'master-deu.m3u8', { audio: audio('deu'), text: TEXT, pictures, images: true })
  writeMaster(stream, 'master-fra.m3u8', { audio: audio('fra'), text: TEXT, pictures, images: true })
  writeMaster(stream, 'labels.m3u8', { audio: audio('eng'), text: ODD_TEXT, pictures })
  const dash = { seconds, rate: 25, pictures, audio: audio('eng') }
  writeManifest(stream, 'manifest.mpd', { ...dash, text: TEXT, images: true })
  writeManifest(stream, 'labels.mpd', { ...dash, text: ODD_TEXT })

  writeTrack(hd, 'v1080', { parts: REELS.hd.length })
  writeTrack(hd, 'eng', { from: '../stream/eng', parts: REELS.hd.length })
  writeMaster(hd, 'master.m3u8', { audio: [voice('eng', { default: true })], pictures: ['v1080'], soundIn: stream })

  const { elements, fairplay } = protectionOf(keys)
  const one = [voice('eng', { default: true })]
  writeManifest(locked, 'manifest.mpd', { seconds, rate: 25, pictures: ['v360'], audio: one, protection: elements })
  writeTrack(locked, 'v180', { parts, key: fairplay })
  const clear = [{ ...voice('eng', { default: true }), uri: '../stream/eng.m3u8' }]
  writeMaster(locked, 'fairplay.m3u8', { audio: clear, pictures: ['v180'], soundIn: stream })
}
