import type { Stream } from './stream'

/** A thumbnail as a part of a sprite sheet. Lengths are in pixels of the sheet. */
export interface Thumbnail {
  src: string
  x: number
  y: number
  width: number
  height: number
  sheetWidth: number
}

/**
 * The thumbnail for a time from the image track of a stream (DASH thumbnails, HLS image playlists).
 * @param time in seconds
 * @returns undefined without an image track
 */
export async function thumbnailAt(stream: Pick<Stream, 'player'>, time: number): Promise<Thumbnail | undefined> {
  const player = stream.player()
  const [track] = player?.getImageTracks() ?? []
  const found = player && track && (await player.getThumbnails(track.id, time))
  const src = found?.uris[0]
  // An `<img>` cannot show a byte range of a file.
  if (!found || !src || found.startByte > 0 || found.endByte !== null) return undefined
  const { positionX: x, positionY: y, width, height, imageWidth } = found
  return width > 0 && height > 0 ? { src, x, y, width, height, sheetWidth: imageWidth || width } : undefined
}
