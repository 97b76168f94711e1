/** A track in the header of a file. */
interface FileTrack {
  kind: 'video' | 'audio' | 'other'
  /** Four-character code (FourCC) such as `avc1` or `hvc1`; undefined if the header has none. */
  format: string | undefined
}

/** Whether a file has video: none, in a format that this browser does not support, or expected. */
export type FileVideoStatus = 'none' | 'unknown format' | 'expected'

/**
 * Whether a file has video. Browsers play the audio of a file whose video they cannot decode, without an error, like an
 * audio-only file. The header of the file distinguishes them. If it cannot be read (another origin or container), trusts
 * the media type.
 * @param canPlay returns '' for a media type that this browser does not play
 */
export async function fileVideoStatus(
  { src, type }: { src: string; type: string },
  canPlay: (type: string) => string,
  signal?: AbortSignal,
): Promise<FileVideoStatus> {
  if (type.startsWith('audio/')) return 'none'
  const tracks = await readFileTracks(src, signal).catch(() => undefined)
  if (!tracks) return 'expected'
  const videos = tracks.filter(({ kind, format }) => kind === 'video' && !(format && IMAGE_FORMATS.has(format)))
  if (videos.length === 0) return 'none'
  const isSupported = ({ format }: FileTrack) => !format || canPlay(`video/mp4; codecs="${format}"`) !== ''
  return videos.some(isSupported) ? 'expected' : 'unknown format'
}

/** Formats of cover art and chapter images. */
const IMAGE_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'mjpg', 'png '])

/**
 * Whether a file does not exist, which a media element does not distinguish from an unsupported one.
 * @returns false also if unknown
 */
export async function isFileMissing(src: string, signal?: AbortSignal): Promise<boolean> {
  const response = await fetch(src, { headers: { Range: 'bytes=0-0' }, signal }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.status === 404 || response?.status === 410
}

/** In bytes. */
const FIRST_READ_BYTES = 65_536
const MAX_HEADER_BYTES = 8_388_608
/** Maximum number of boxes before the header, which is at the start of fast-start files, else at the end. */
const MAX_BOXES = 12

/**
 * Reads the tracks of an mp4 file from its header. A complete mp4 library is larger than the code of the player; this needs
 * two fields of each track.
 * @returns undefined for other files
 * @throws errors of fetch
 */
async function readFileTracks(src: string, signal?: AbortSignal): Promise<FileTrack[] | undefined> {
  let at = 0
  let part = await readRange(src, 0, FIRST_READ_BYTES, signal)
  for (let count = 0; count < MAX_BOXES && part; count++) {
    const box = boxAt(part, 0)
    if (!box || (at === 0 && box.type !== 'ftyp' && box.type !== 'moov')) return undefined
    if (box.type === 'moov') {
      if (box.size > MAX_HEADER_BYTES) return undefined
      const header = box.size <= part.byteLength ? part : await readRange(src, at, box.size, signal)
      return header && tracksOf(header, { ...box, end: Math.min(box.size, header.byteLength) })
    }
    at += box.size
    part =
      box.size + 16 <= part.byteLength
        ? new DataView(part.buffer, part.byteOffset + box.size, part.byteLength - box.size)
        : await readRange(src, at, FIRST_READ_BYTES, signal)
  }
  return undefined
}

/** A range of a file; undefined after its end, or without support for range requests. */
async function readRange(src: string, from: number, size: number, signal?: AbortSignal): Promise<DataView | undefined> {
  const response = await fetch(src, { headers: { Range: `bytes=${from}-${from + size - 1}` }, signal })
  const reader = response.body?.getReader()
  if (!reader || !(response.status === 206 || (response.status === 200 && from === 0))) {
    await reader?.cancel()
    return undefined
  }
  const bytes = new Uint8Array(size)
  let length = 0
  while (length < size) {
    const { value, done } = await reader.read()
    if (done) break
    bytes.set(value.subarray(0, size - length), length)
    length = Math.min(size, length + value.length)
  }
  await reader.cancel()
  return length > 0 ? new DataView(bytes.buffer, 0, length) : undefined
}

interface Box {
  type: string
  /** In bytes, with its header. */
  size: number
  /** Offsets of its content. */
  start: number
  end: number
}

function boxAt(view: DataView, at: number): Box | undefined {
  if (at + 16 > view.byteLength) return undefined
  const short = view.getUint32(at)
  // 1: a 64-bit size follows the type.
  const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short
  const start = at + (short === 1 ? 16 : 8)
  return size < start - at ? undefined : { type: fourLetters(view, at + 4), size, start, end: at + size }
}

function* boxesIn(view: DataView, { start, end }: Pick<Box, 'start' | 'end'>): Generator<Box> {
  for (let at = start; at < Math.min(end, view.byteLength); ) {
    const box = boxAt(view, at)
    if (!box) return
    yield box
    at += box.size
  }
}

function findBox(view: DataView, path: readonly string[], outer: Box | undefined): Box | undefined {
  return path.reduce<Box | undefined>(
    (box, name) => box && [...boxesIn(view, box)].find(({ type }) => type === name),
    outer,
  )
}

const fourLetters = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))

const KIND_BY_HANDLER: ReadonlyMap<string, FileTrack['kind']> = new Map([
  ['vide', 'video'],
  ['soun', 'audio'],
])

function tracksOf(view: DataView, header: Box): FileTrack[] {
  return [...boxesIn(view, header)].flatMap((box): FileTrack[] => {
    const media = box.type === 'trak' ? findBox(view, ['mdia'], box) : undefined
    const handler = findBox(view, ['hdlr'], media)
    if (!handler || handler.start + 12 > view.byteLength) return []
    const formats = findBox(view, ['minf', 'stbl', 'stsd'], media)
    const first = formats && boxAt(view, formats.start + 8)
    return [{ kind: KIND_BY_HANDLER.get(fourLetters(view, handler.start + 8)) ?? 'other', format: first?.type }]
  })
}
