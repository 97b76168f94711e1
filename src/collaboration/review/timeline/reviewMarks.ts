import type { Comment } from '../../../generated/types'
import { authorNames } from '../../conversation/conversations'
import { timeCodesIn } from '../../conversation/timeCode'

/** What is said about one moment of a film. */
export interface Said {
  id: Comment['id']
  name: string | undefined
  /** Without the time code that it begins with. */
  words: string
  seconds: number
  /** Its conversation is completed. */
  done: boolean
}

/** One mark on the line of time: what is said about one moment, or about moments that lie too close to part. */
export interface ReviewMark {
  /** Of the first. */
  seconds: number
  said: readonly Said[]
  done: boolean
}

/**
 * Every moment that comments name, the earliest first. A comment that names one twice counts once.
 * @param nameOf what the writer of a comment is called
 */
export function momentsOf(
  comments: readonly Comment[],
  nameOf: (comment: Comment) => string | undefined = authorNames(),
): Said[] {
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
 * The marks of a line of time.
 * @param length of the film, in seconds
 * @param width of the line, in pixels
 * @param room that one mark needs, in pixels
 */
export function marksOf(moments: readonly Said[], length: number, width: number, room: number): ReviewMark[] {
  if (!(length > 0) || !(width > 0)) return []
  const apart = (length * room) / width
  const marks: { seconds: number; said: Said[] }[] = []
  for (const moment of moments) {
    if (moment.seconds > length) continue
    const last = marks.at(-1)
    if (last && moment.seconds - last.seconds < apart) last.said.push(moment)
    else marks.push({ seconds: moment.seconds, said: [moment] })
  }
  return marks.map((mark) => ({ ...mark, done: mark.said.every(({ done }) => done) }))
}

/** How long a moment is the one that plays, in seconds. */
const PLAYING = 4

/** The moment that is playing: the last one that was passed, if that is not long ago. */
export function playingMoment(moments: readonly Pick<Said, 'seconds'>[], now: number): number | undefined {
  // A seek lands a fraction of a picture before.
  const passed = moments.filter(({ seconds }) => seconds <= now + 0.1).at(-1)
  return passed && now - passed.seconds < PLAYING ? passed.seconds : undefined
}

/** The next moment after now, or the one before it; undefined: there is none. */
export function momentBeside(moments: readonly Pick<Said, 'seconds'>[], now: number, step: 1 | -1): number | undefined {
  const beside = moments.filter(({ seconds }) => (step > 0 ? seconds > now + 0.5 : seconds < now - 0.5))
  return (step > 0 ? beside[0] : beside.at(-1))?.seconds
}
