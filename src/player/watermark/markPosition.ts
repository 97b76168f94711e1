import type { MarkFields } from './markFields'

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

/** Below this width of the player letters are kept readable. */
const SMALL_SCREEN = 600
const LEAST_LETTERS = 12

/**
 * Where the picture is: a film of another shape than the player leaves bars at two sides.
 * @param box the video element
 * @param film `videoWidth` and `videoHeight`; 0 while they are not known
 */
export function pictureBox(box: Box, film: Size): Box {
  if (!(film.width > 0 && film.height > 0)) return box
  const scale = Math.min(box.width / film.width, box.height / film.height)
  const width = film.width * scale
  const height = film.height * scale
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

/**
 * Height of the letters, in CSS pixels.
 * @param percent of the picture's height
 * @param playerWidth on small screens letters of a few pixels would tell nobody whose copy it was
 */
export function letterHeight(percent: number, picture: Size, playerWidth: number): number {
  const letters = (picture.height * percent) / 100
  if (playerWidth >= SMALL_SCREEN) return letters
  return Math.max(letters, Math.min(LEAST_LETTERS, picture.height))
}

/** Where a mark stands, in percent of the picture, as `top` and `left` say. */
export interface Position {
  top: number
  left: number
}

/** The upper left corner of a block, in CSS pixels from the picture's; a block that would hang out is moved in. */
export function corner(position: Position, picture: Size, block: Size): { x: number; y: number } {
  const inside = (percent: number, whole: number, part: number) =>
    Math.max(0, Math.min((whole * percent) / 100, whole - part))
  return { x: inside(position.left, picture.width, block.width), y: inside(position.top, picture.height, block.height) }
}

/** Steps of the R2 sequence: places that follow each other lie far apart and cover the picture evenly. */
const STEP_LEFT = 0.7548776662466927
const STEP_TOP = 0.5698402909980532

/**
 * A corner of a mark that moves: its own place first, then others all over the picture, the same ones at every showing.
 * @param turn how often it has moved
 * @param seed tells marks that begin in the same place apart
 */
export function cornerAt(
  turn: number,
  seed: number,
  position: Position,
  picture: Size,
  block: Size,
): { x: number; y: number } {
  if (turn === 0) return corner(position, picture, block)
  const share = (percent: number, step: number) => (percent / 100 + (turn + seed * 7) * step) % 1
  return {
    x: share(position.left, STEP_LEFT) * Math.max(0, picture.width - block.width),
    y: share(position.top, STEP_TOP) * Math.max(0, picture.height - block.height),
  }
}

/** A mark at one moment of the film. */
export interface MarkState {
  shown: boolean
  /** Which of its places it is in; 0 is the one of `top` and `left`. */
  turn: number
}

/**
 * Whether a mark is on the picture at a moment of the film, and where.
 * By the position, not by the clock: paused, it stands still, and loading the page anew does not put it off.
 * @param seconds `video.currentTime`
 */
export function stateAt(mark: MarkFields, seconds: number): MarkState {
  if (!mark.moves) return { shown: true, turn: 0 }
  const since = (Number.isFinite(seconds) ? seconds : 0) - mark.offset
  if (since < 0) return { shown: false, turn: 0 }
  return { shown: appears(mark, since), turn: Math.floor(since / mark.switchInterval) }
}

/** `interval` is from one appearance to the next; without it, or without an end, the mark stays. */
function appears({ interval, onScreen }: MarkFields, since: number): boolean {
  return interval === 0 || onScreen === 0 || since % interval < onScreen
}
