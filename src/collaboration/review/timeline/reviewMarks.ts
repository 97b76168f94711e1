import type { Comment } from '../../../generated/types'
import { createAuthorNameLookup } from '../../conversation/conversations'
import { timeCodesIn } from '../../conversation/timeCode'

/** A comment at a time code. */
export interface TimedComment {
  id: Comment['id']
  name: string | undefined
  /** The comment without its leading time code. */
  text: string
  seconds: number
  /** Whether its conversation is resolved. */
  isResolved: boolean
}

/** One mark on the seek bar: comments at one time code, or at several that are too close to separate. */
export interface ReviewMark {
  /** Time code of the first comment. */
  seconds: number
  comments: readonly TimedComment[]
  /** Whether all conversations are resolved. */
  isResolved: boolean
}

/**
 * The time codes in comments, in order. A time code that a comment repeats counts once.
 * @param nameOf display name of a comment's author
 */
export function timedComments(
  comments: readonly Comment[],
  nameOf: (comment: Comment) => string | undefined = createAuthorNameLookup(),
): TimedComment[] {
  const byId = new Map(comments.map((comment) => [String(comment.id), comment]))
  return comments
    .flatMap((comment) => {
      const opener = (comment.parent != null && byId.get(String(comment.parent))) || comment
      const codes = timeCodesIn(comment.comment)
      const [first] = codes
      const text = first?.index === 0 ? comment.comment.slice(first.text.length).trim() : comment.comment
      return [...new Set(codes.map(({ seconds }) => seconds))].map((seconds) => ({
        id: comment.id,
        name: nameOf(comment),
        text,
        seconds,
        isResolved: opener.is_resolved === true,
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
  comments: readonly TimedComment[],
  length: number,
  width: number,
  markWidth: number,
): ReviewMark[] {
  if (!(length > 0) || !(width > 0)) return []
  const minDistance = (length * markWidth) / width
  const marks: { seconds: number; comments: TimedComment[] }[] = []
  for (const comment of comments) {
    if (comment.seconds > length) continue
    const last = marks.at(-1)
    if (last && comment.seconds - last.seconds < minDistance) last.comments.push(comment)
    else marks.push({ seconds: comment.seconds, comments: [comment] })
  }
  return marks.map((mark) => ({ ...mark, isResolved: mark.comments.every(({ isResolved }) => isResolved) }))
}

/** A time code is active for this many seconds. */
const ACTIVE_SECONDS = 4

/** The active time code: the last one passed, if recent. */
export function activeTimeCode(comments: readonly Pick<TimedComment, 'seconds'>[], now: number): number | undefined {
  // Seeking may stop a fraction of a frame before.
  const passed = comments.filter(({ seconds }) => seconds <= now + 0.1).at(-1)
  return passed && now - passed.seconds < ACTIVE_SECONDS ? passed.seconds : undefined
}

/** The next or previous time code; undefined: none. */
export function adjacentTimeCode(
  comments: readonly Pick<TimedComment, 'seconds'>[],
  now: number,
  step: 1 | -1,
): number | undefined {
  const candidates = comments.filter(({ seconds }) => (step > 0 ? seconds > now + 0.5 : seconds < now - 0.5))
  return (step > 0 ? candidates[0] : candidates.at(-1))?.seconds
}
