import type { Comment } from '../../../generated/types'
import { authorNames } from '../../conversation/conversations'
import { timeCodesIn } from '../../conversation/timeCode'

/** A comment at a time code. */
export interface TimedComment {
  id: Comment['id']
  name: string | undefined
  /** Text without the leading time code. */
  words: string
  seconds: number
  /** Its conversation is resolved. */
  done: boolean
}

/** One mark on the seek bar: comments at one time code, or at several that are too close to separate. */
export interface ReviewMark {
  /** Time code of the first comment. */
  seconds: number
  said: readonly TimedComment[]
  done: boolean
}

/**
 * The time codes in comments, in order. A time code that a comment repeats counts once.
 * @param nameOf display name of a comment's author
 */
export function timedComments(
  comments: readonly Comment[],
  nameOf: (comment: Comment) => string | undefined = authorNames(),
): TimedComment[] {
  const byId = new Map(comments.map((comment) => [String(comment.id), comment]))
  return comments
    .flatMap((comment) => {
      const opener = (comment.parent != null && byId.get(String(comment.parent))) || comment
      const codes = timeCodesIn(comment.comment)
      const [first] = codes
      const words = first?.index === 0 ? comment.comment.slice(first.text.length).trim() : comment.comment
      return [...new Set(codes.map(({ seconds }) => seconds))].map((seconds) => ({
        id: comment.id,
        name: nameOf(comment),
        words,
        seconds,
        done: opener.is_resolved === true,
      }))
    })
    .sort((one, other) => one.seconds - other.seconds)
}

/**
 * Groups comments into marks.
 * @param length duration in seconds
 * @param width of the seek bar, in pixels
 * @param markWidth minimum distance of marks, in pixels
 */
export function groupMarks(
  moments: readonly TimedComment[],
  length: number,
  width: number,
  markWidth: number,
): ReviewMark[] {
  if (!(length > 0) || !(width > 0)) return []
  const minDistance = (length * markWidth) / width
  const marks: { seconds: number; said: TimedComment[] }[] = []
  for (const moment of moments) {
    if (moment.seconds > length) continue
    const last = marks.at(-1)
    if (last && moment.seconds - last.seconds < minDistance) last.said.push(moment)
    else marks.push({ seconds: moment.seconds, said: [moment] })
  }
  return marks.map((mark) => ({ ...mark, done: mark.said.every(({ done }) => done) }))
}

/** A time code is active for this many seconds. */
const ACTIVE_SECONDS = 4

/** The active time code: the last one passed, if recent. */
export function activeTimeCode(moments: readonly Pick<TimedComment, 'seconds'>[], now: number): number | undefined {
  // Seeking may stop a fraction of a frame before.
  const passed = moments.filter(({ seconds }) => seconds <= now + 0.1).at(-1)
  return passed && now - passed.seconds < ACTIVE_SECONDS ? passed.seconds : undefined
}

/** The next or previous time code; undefined: none. */
export function adjacentTimeCode(
  moments: readonly Pick<TimedComment, 'seconds'>[],
  now: number,
  step: 1 | -1,
): number | undefined {
  const candidates = moments.filter(({ seconds }) => (step > 0 ? seconds > now + 0.5 : seconds < now - 0.5))
  return (step > 0 ? candidates[0] : candidates.at(-1))?.seconds
}
