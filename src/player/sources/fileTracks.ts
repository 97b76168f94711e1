/** A track of a file, as its header tells it. */
interface FileTrack {
  kind: 'picture' | 'sound' | 'other'
  /** Its format in four letters, for example `avc1` or `hvc1`; undefined where the header has none. */
  format: string | undefined
}

/** What a file has to show: nothing, a picture in a format that this browser lacks, or a picture. */
export type FilePicture = 'none' | 'unknown format' | 'expected'

/**
 * Whether a file that shows nothing has something to show. Browsers play the sound of a film whose picture they cannot
 * decode, and say nothing; what has sound only looks the same. The header of the file tells them apart. Where it cannot be
 * read (another origin, another container), the media type is taken at its word.
 * @param canPlay answers with '' for a media type that this browser does not play
 */
export async function filePicture(
  { src, type }: { src: string; type: string },
  canPlay: (type: string) => string,
  signal?: AbortSignal,
): Promise<FilePicture> {
  if (type.startsWith('audio/')) return 'none'
  const tracks = await readFileTracks(src, signal).catch(() => undefined)
  if (!tracks) return 'expected'
  const pictures = tracks.filter(({ kind, format }) => kind === 'picture' && !(format && STILLS.has(format)))
  if (pictures.length === 0) return 'none'
  const isPlayed = ({ format }: FileTrack) => !format || canPlay(`video/mp4; codecs="${format}"`) !== ''
  return pictures.some(isPlayed) ? 'expected' : 'unknown format'
}

/** Covers and pictures of chapters: tracks of pictures, but no film. */
const STILLS: ReadonlySet<string> = new Set(['jpeg', 'mjpg', 'png '])

/**
 * Whether a file is not there any more, which a media element does not tell from one that it cannot play.
 * @returns false also where nobody can say
 */
export async function isFileGone(src: string, signal?: AbortSignal): Promise<boolean> {
  const answer = await fetch(src, { headers: { Range: 'bytes=0-0' }, signal }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status === 404 || answer?.status === 410
}

/** How much of a file is read at first, and of a header at most, in bytes. */
const HEAD = 65_536
const LARGEST = 8_388_608
/** How many boxes are passed over before the header at most: fast-start files begin with it, others end with it. */
const BOXES = 12

/**
 * The tracks of an mp4 file. It reads the header alone, wherever in the file it stands. A library that knows all of mp4
 * weighs more than the player's own code; this asks for two words of each track.
 * @returns undefined for what is no mp4
 * @throws what fetch throws
 */
async function readFileTracks(src: string, signal?: AbortSignal): Promise<FileTrack[] | undefined> {
  let at = 0
  let part = await readRange(src, 0, HEAD, signal)
  for (let count = 0; count < BOXES && part; count++) {
    const box = boxAt(part, 0)
    if (!box || (at === 0 && box.type !== 'ftyp' && box.type !== 'moov')) return undefined
    if (box.type === 'moov') {
      if (box.size > LARGEST) return undefined
      const header = box.size <= part.byteLength ? part : await readRange(src, at, box.size, signal)
      return header && tracksOf(header, { ...box, end: Math.min(box.size, header.byteLength) })
    }
    at += box.size
    part =
      box.size + 16 <= part.byteLength
        ? new DataView(part.buffer, part.byteOffset + box.size, part.byteLength - box.size)
        : await readRange(src, at, HEAD, signal)
  }
  return undefined
}

/** A part of a file; undefined: it ends before, or its server gives only the whole. */
async function readRange(src: string, from: number, size: number, signal?: AbortSignal): Promise<DataView | undefined> {
  const answer = await fetch(src, { headers: { Range: `bytes=${from}-${from + size - 1}` }, signal })
  const reader = answer.body?.getReader()
  if (!reader || !(answer.status === 206 || (answer.status === 200 && from === 0))) {
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
  /** Bytes from its beginning to its end. */
  size: number
  /** Where its content begins and ends. */
  start: number
  end: number
}

function boxAt(view: DataView, at: number): Box | undefined {
  if (at + 16 > view.byteLength) return undefined
  const short = view.getUint32(at)
  // 1: the size stands behind the type, in 64 bits.
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

function boxIn(view: DataView, path: readonly string[], outer: Box | undefined): Box | undefined {
  return path.reduce<Box | undefined>(
    (box, name) => box && [...boxesIn(view, box)].find(({ type }) => type === name),
    outer,
  )
}

const fourLetters = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))

const KINDS: ReadonlyMap<string, FileTrack['kind']> = new Map([
  ['vide', 'picture'],
  ['soun', 'sound'],
])

function tracksOf(view: DataView, header: Box): FileTrack[] {
  return [...boxesIn(view, header)].flatMap((box): FileTrack[] => {
    const media = box.type === 'trak' ? boxIn(view, ['mdia'], box) : undefined
    const handler = boxIn(view, ['hdlr'], media)
    if (!handler || handler.start + 12 > view.byteLength) return []
    const formats = boxIn(view, ['minf', 'stbl', 'stsd'], media)
    const first = formats && boxAt(view, formats.start + 8)
    return [{ kind: KINDS.get(fourLetters(view, handler.start + 8)) ?? 'other', format: first?.type }]
  })
}
