import type { ValidWatermark } from './validWatermarks'

/** A rectangle, in CSS pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

/** Players narrower than this have a minimum text height. In CSS pixels. */
const SMALL_PLAYER_WIDTH = 600
const MIN_FONT_SIZE = 12

/**
 * The visible video in its element, without black bars.
 * @param box the video element
 * @param film `videoWidth` and `videoHeight`; 0 if unknown
 */
export function pictureBox(box: Box, film: Size): Box {
  if (!(film.width > 0 && film.height > 0)) return box
  const scale = Math.min(box.width / film.width, box.height / film.height)
  const width = film.width * scale
  const height = film.height * scale
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

/**
 * Text height in CSS pixels.
 * @param percent of the video height
 * @param playerWidth small players have a minimum height, so that the watermark stays readable
 */
export function fontSize(percent: number, picture: Size, playerWidth: number): number {
  const size = (picture.height * percent) / 100
  if (playerWidth >= SMALL_PLAYER_WIDTH) return size
  return Math.max(size, Math.min(MIN_FONT_SIZE, picture.height))
}

/** In percent of the video. */
export interface Position {
  top: number
  left: number
}

/** The top left corner of a block in CSS pixels, moved inside the video if needed. */
export function blockCorner(position: Position, picture: Size, block: Size): { x: number; y: number } {
  const inside = (percent: number, whole: number, part: number) =>
    Math.max(0, Math.min((whole * percent) / 100, whole - part))
  return { x: inside(position.left, picture.width, block.width), y: inside(position.top, picture.height, block.height) }
}

/** Steps of the R2 sequence: consecutive positions are far apart and cover the video evenly. */
const MOVE_STEP_LEFT = 0.7548776662466927
const MOVE_STEP_TOP = 0.5698402909980532

/**
 * The position of a moving mark: the configured one first, then deterministic positions all over the video.
 * @param turn number of moves
 * @param seed differs for marks with the same first position
 */
export function movingWatermarkCorner(
  turn: number,
  seed: number,
  position: Position,
  picture: Size,
  block: Size,
): { x: number; y: number } {
  if (turn === 0) return blockCorner(position, picture, block)
  const share = (percent: number, step: number) => (percent / 100 + (turn + seed * 7) * step) % 1
  return {
    x: share(position.left, MOVE_STEP_LEFT) * Math.max(0, picture.width - block.width),
    y: share(position.top, MOVE_STEP_TOP) * Math.max(0, picture.height - block.height),
  }
}

/** A mark at a position of the video. */
export interface MarkState {
  shown: boolean
  /** Number of moves; 0 is at `top` and `left`. */
  turn: number
}

/**
 * Whether a mark is visible at a position, and where. Depends on the position, not on the clock, so that it does not move
 * while paused, and a reload does not delay it.
 * @param seconds `video.currentTime`
 */
export function watermarkStateAt(mark: ValidWatermark, seconds: number): MarkState {
  if (!mark.moves) return { shown: true, turn: 0 }
  const since = (Number.isFinite(seconds) ? seconds : 0) - mark.offset
  if (since < 0) return { shown: false, turn: 0 }
  return { shown: isOnScreen(mark, since), turn: Math.floor(since / mark.switchInterval) }
}

/** `interval` is between the starts of two appearances; without it or a duration, the mark is always visible. */
function isOnScreen({ interval, onScreen }: ValidWatermark, since: number): boolean {
  return interval === 0 || onScreen === 0 || since % interval < onScreen
}
