import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'

/** A small picture of one moment of a film: a part of a sheet. Lengths are in pixels of the sheet. */
export interface SeekPicture {
  src: string
  x: number
  y: number
  width: number
  height: number
  sheetWidth: number
}

/** The streams that play, by their element. */
const playing = new WeakMap<HTMLMediaElement, () => shaka.Player | undefined>()

/** Lets a stream's pictures be asked for by its element. */
export const offerSeekPictures = (element: HTMLMediaElement, player: () => shaka.Player | undefined): void =>
  void playing.set(element, player)

/**
 * What the image track of a stream (DASH thumbnails, HLS image playlists) has to show of a moment.
 * @param time in seconds
 * @returns undefined: it has none
 */
export async function seekPictureAt(element: HTMLMediaElement, time: number): Promise<SeekPicture | undefined> {
  const player = playing.get(element)?.()
  const [track] = player?.getImageTracks() ?? []
  const found = player && track && (await player.getThumbnails(track.id, time))
  const src = found?.uris[0]
  // A part of a file, by bytes, is nothing that an image can show.
  if (!found || !src || found.startByte > 0 || found.endByte !== null) return undefined
  const { positionX: x, positionY: y, width, height, imageWidth } = found
  return width > 0 && height > 0 ? { src, x, y, width, height, sheetWidth: imageWidth || width } : undefined
}
