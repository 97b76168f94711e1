// DASH: one manifest over the same segments.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PART } from './reels.mjs'
import { trackOf } from './renditions.mjs'
import { SHEET } from './thumbnails.mjs'

const ROLE = 'schemeIdUri="urn:mpeg:dash:role:2011"'

/**
 * @param pictures names of the video tracks
 * @param audio [{ name, label, lang, default }]
 * @param text [{ id, file, label, lang, forced }]
 * @param protection elements that stand in each encrypted set
 */
export function writeManifest(
  folder,
  file,
  { seconds, rate, pictures, audio, text = [], protection = '', images = false },
) {
  const sets = [
    set(
      'video/mp4',
      `frameRate="${rate}" segmentAlignment="true"`,
      protection,
      pictures.map((name) => segmented(folder, name)),
    ),
    ...audio.map(({ name, label, lang, default: first }) =>
      set('audio/mp4', language(lang), protection + titled(label) + (first ? `<Role ${ROLE} value="main"/>` : ''), [
        segmented(folder, name),
      ]),
    ),
    ...text.map(({ id, file: path, label, lang, forced }) =>
      set(
        'text/vtt',
        language(lang),
        `${titled(label)}<Role ${ROLE} value="${forced ? 'forced-subtitle' : 'subtitle'}"/>`,
        [`<Representation id="${id}" bandwidth="256"><BaseURL>${path}</BaseURL></Representation>`],
      ),
    ),
    ...(images ? [imageSet(seconds)] : []),
  ]
  const head = `xmlns="urn:mpeg:dash:schema:mpd:2011" xmlns:cenc="urn:mpeg:cenc:2013" profiles="urn:mpeg:dash:profile:isoff-live:2011" type="static" mediaPresentationDuration="PT${seconds}S" minBufferTime="PT${PART}S"`
  const body = `<MPD ${head}>\n  <Period>\n${sets.join('\n')}\n  </Period>\n</MPD>\n`
  writeFileSync(join(folder, file), `<?xml version="1.0" encoding="UTF-8"?>\n${body}`)
}

const language = (lang) => (lang ? `lang="${lang}"` : '')
const titled = (label) => (label ? `<Label>${label}</Label>` : '')

function set(type, attributes, inner, representations) {
  const lines = [...(inner ? [inner] : []), ...representations].map((line) => `      ${line}`)
  return `    <AdaptationSet ${[`mimeType="${type}"`, attributes].filter(Boolean).join(' ')}>\n${lines.join('\n')}\n    </AdaptationSet>`
}

function segmented(folder, name) {
  const { bandwidth, codec, width, height } = trackOf(folder, name)
  const size = height ? ` width="${width}" height="${height}"` : ' audioSamplingRate="32000"'
  const template = `<SegmentTemplate timescale="1" duration="${PART}" startNumber="1" initialization="${name}/init.mp4" media="${name}/$Number$.m4s"/>`
  return `<Representation id="${name}" bandwidth="${bandwidth}" codecs="${codec}"${size}>${template}</Representation>`
}

function imageSet(seconds) {
  const { width, height, columns, rows } = SHEET
  const tiles = `<EssentialProperty schemeIdUri="http://dashif.org/guidelines/thumbnail_tile" value="${columns}x${rows}"/>`
  const template = `<SegmentTemplate timescale="1" duration="${seconds}" startNumber="1" media="thumbnails.jpg"/>`
  const size = `width="${width * columns}" height="${height * rows}"`
  return set('image/jpeg', '', '', [
    `<Representation id="thumbnails" bandwidth="8000" ${size}>${tiles}${template}</Representation>`,
  ])
}
