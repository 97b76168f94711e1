/** How a stream is made. */
export type StreamType = 'hls' | 'dash' | 'file'

const HLS = /^(?:application|audio)\/(?:vnd\.apple\.|x-)?mpegurl$/i
const DASH = /^application\/dash\+xml$/i

/** Media types that the engine takes. */
export const ENGINE_TYPES = {
  hls: 'application/x-mpegurl',
  dash: 'application/dash+xml',
} as const

/**
 * How a source is made, by its media type without parameters, else by the ending of its address.
 * @param src without regard to its query
 */
export function streamType({ src, type: given = '' }: { src: string; type?: string }): StreamType {
  const type = given.replace(/;.*/s, '').trim()
  if (HLS.test(type)) return 'hls'
  if (DASH.test(type)) return 'dash'
  if (type) return 'file'
  const path = src.replace(/[?#].*/s, '').toLowerCase()
  if (path.endsWith('.m3u8')) return 'hls'
  return path.endsWith('.mpd') ? 'dash' : 'file'
}

/** Media type of a file by its ending, for sources that do not say theirs. */
export function fileType(src: string): string {
  const ending = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(src)?.[1]?.toLowerCase() ?? ''
  return FILE_TYPES.get(ending) ?? 'video/mp4'
}

const FILE_TYPES: ReadonlyMap<string, string> = new Map([
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['webm', 'video/webm'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
])
