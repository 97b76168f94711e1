// Cuts pictures and sound into segments of fragmented MP4, plain or encrypted.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PART } from './reels.mjs'
import { run } from './run.mjs'

/**
 * Writes `<name>/init.mp4`, `<name>/1.m4s` and so on for each track.
 * @param tracks [{ file, name, kind: 'video' | 'audio', lang }]
 * @param protection undefined: plain; else { scheme, id, key, systems }
 */
export async function makeSegments(tools, folder, tracks, protection) {
  const streams = tracks.map(({ file, name, kind, lang }) => {
    mkdirSync(join(folder, name), { recursive: true })
    const place = join(folder, name)
    const parts = [`in=${file}`, `stream=${kind}`, `init_segment=${place}/init.mp4`]
    return [...parts, `segment_template=${place}/$Number$.m4s`, ...(lang ? [`lang=${lang}`] : [])].join(',')
  })
  const cuts = ['--segment_duration', PART, '--fragment_duration', PART, '--generate_sidx_in_media_segments=false']
  // The lists that the packager writes are not kept: their order changes from run to run.
  const lists = ['--mpd_output', join(tools.temp, 'packager.mpd')]
  await run(tools.packager, [...streams, ...cuts, ...lists, ...encryption(protection)].map(String))
}

function encryption(protection) {
  if (!protection) return []
  const { scheme, id, key, systems } = protection
  const how = ['--protection_scheme', scheme, '--protection_systems', systems, '--clear_lead', 0]
  return ['--enable_raw_key_encryption', ...how, '--keys', `label=:key_id=${id}:key=${key}`]
}
