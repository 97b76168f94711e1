/** The format of a source: a stream for the engine, or a file that the browser plays natively. */
export type StreamType = 'hls' | 'dash' | 'smooth' | 'file'

const ENGINE_MEDIA_TYPES = {
  hls: 'application/x-mpegurl',
  dash: 'application/dash+xml',
  smooth: 'application/vnd.ms-sstr+xml',
} as const

/**
 * Formats by media type or short name, such as "application/vnd.apple.mpegurl", "video/x-mpegurl", "hls". For generic
 * types such as "application/octet-stream", which are not listed, the address decides.
 */
const TYPE_PATTERNS: readonly (readonly [StreamType, RegExp])[] = [
  ['hls', /(?:^|[/.-])(?:mpegurl|m3u8?|hls)$/i],
  ['dash', /(?:^|[/.-])(?:dash(?:\+xml)?|mpd)$/i],
  ['smooth', /^application\/vnd\.ms-sstr\+xml$/i],
  ['file', /^(?:video|audio)\//i],
]

/** Formats by the extension in a path or parameter, or by a packager's notation (`manifest(format=mpd-time-cmaf)`). */
const EXTENSION_PATTERNS: readonly (readonly [StreamType, RegExp])[] = [
  ['hls', /\.m3u8?(?:[;&]|$)|\bformat=m3u8/i],
  ['dash', /\.mpd(?:[;&]|$)|\bformat=mpd/i],
  ['smooth', /\.isml?\/manifest$/i],
  ['file', /\.(?:mp4|m4v|webm|mov|ogv|mp3|m4a)(?:[;&]|$)/i],
]

const findFormat = (formats: typeof TYPE_PATTERNS, text: string): StreamType | undefined =>
  formats.find(([, form]) => form.test(text))?.[0]

const stripTypeParameters = (type = '') => type.replace(/;.*/s, '').trim()

/** The format of a media type; undefined for no or a generic type. */
export const formatOfType = (type: string | undefined): StreamType | undefined =>
  findFormat(TYPE_PATTERNS, stripTypeParameters(type))

/** The format of an address by its path, else by its query. */
export function formatOfAddress(src: string): StreamType | undefined {
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(src) ?? []
  return findFormat(EXTENSION_PATTERNS, path) ?? findFormat(EXTENSION_PATTERNS, query)
}

/** The format of a source: by its media type, else by its address, else a file. */
export const streamType = ({ src, type }: { src: string; type?: string }): StreamType =>
  formatOfType(type) ?? formatOfAddress(src) ?? 'file'

/** The media type for the engine or the browser: that of the source if valid, else the default of its format. */
export function mediaType({ src, type }: { src: string; type?: string }): string {
  const format = streamType({ src, type })
  if (format !== 'file') return ENGINE_MEDIA_TYPES[format]
  return type && formatOfType(type) === 'file' ? type : fileMediaType(src, type)
}

/**
 * The media type for loading a stream. Without it, the engine checks only the extension of the path, then the response of
 * the server, which may be "application/octet-stream". Undefined for the address of a file, which the engine recognises.
 */
export function engineMediaType(src: string, type: string): string | undefined {
  const format = formatOfAddress(src)
  if (format === 'file') return undefined
  return format ? ENGINE_MEDIA_TYPES[format] : mediaType({ src, type })
}

/** The media type of a file by the extension of its address, else by a short name such as "webm". */
export function fileMediaType(src: string, name = ''): string {
  const extension = /\.([a-z0-9]+)(?:[?#;&]|$)/i.exec(src)?.[1]?.toLowerCase() ?? ''
  return FILE_MEDIA_TYPES.get(extension) ?? FILE_MEDIA_TYPES.get(name.trim().toLowerCase()) ?? 'video/mp4'
}

const FILE_MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['webm', 'video/webm'],
  ['ogv', 'video/ogg'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
])
