import type { Stream } from './stream'

/** A small picture of one moment of a film: a part of a sheet. Lengths are in pixels of the sheet. */
export interface SeekPicture {
  src: string
  x: number
  y: number
  width: number
  height: number
  sheetWidth: number
}

/**
 * The picture of a moment in the image track of a stream (DASH thumbnails, HLS image playlists).
 * @param time in seconds
 * @returns undefined: it has none
 */
export async function seekPictureAt(stream: Pick<Stream, 'player'>, time: number): Promise<SeekPicture | undefined> {
  const player = stream.player()
  const [track] = player?.getImageTracks() ?? []
  const found = player && track && (await player.getThumbnails(track.id, time))
  const src = found?.uris[0]
  // An image element cannot show a byte range of a file.
  if (!found || !src || found.startByte > 0 || found.endByte !== null) return undefined
  const { positionX: x, positionY: y, width, height, imageWidth } = found
  return width > 0 && height > 0 ? { src, x, y, width, height, sheetWidth: imageWidth || width } : undefined
}
