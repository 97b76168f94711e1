import { invalidateQueries, readCached, updateCachedData } from '../../../data/cache'
import type { DataScope } from '../../../data/DataContext'
import { createServiceClient } from '../../../data/serviceClient'
import type { Comment } from '../../../generated/types'
import { isRecord } from '../../../lib/json/isRecord'
import {
  COMMENT,
  type CommentedContent,
  type CommentId,
  commentsQuery,
  deleteComment,
  editComment,
  isCommentsOf,
  postComment,
  postReply,
  resolveComment,
} from '../../../service/collaboration/comments'
import type { Http } from '../../../service/http/http'
import { ServiceError, type ServiceResponse } from '../../../service/http/response'
import type { ListResult } from '../../../service/query'
import { isReply, isSameId } from '../conversations'
import { formatTimeCode, splitTimeCode } from '../timeCode'
import type { Writing } from './createWriting'
import { type Draft, type DraftPlace, draftSubject, type Editing, type Failure, sameComments } from './drafts'

/** Most characters of a comment (schema service/comment). */
export const LONGEST = 20_000

/** All comments of the conversation that are in the cache. */
export const knownComments = ({ scope, content }: Pick<Desk, 'scope' | 'content'>): readonly Comment[] =>
  readCached(scope, commentsQuery(content))?.items ?? []

/** A draft as it is sent: the moment is the first word, unless the writer has written one there. */
export function wordDraft({ text, at, timeless }: Draft): string {
  const words = text.trim()
  const hasMoment = at !== undefined && !timeless && words !== '' && !splitTimeCode(words).code
  return hasMoment ? `${formatTimeCode(at)} ${words}` : words
}

/** What the changes of a conversation need. They go on when the page is left. */
export interface Desk {
  http: Pick<Http, 'send'>
  scope: DataScope
  content: CommentedContent
  writing: Writing
}

/**
 * Sends what a field holds. The answer takes its place in all answers; the text goes only when it is known to be at the
 * service.
 * @param all comments that are known
 * @returns false when it failed, when the text is empty or too long, or when another change of the conversation is in
 *   flight
 */
export async function sendDraft(desk: Desk, place: DraftPlace, all: readonly Comment[]): Promise<boolean> {
  const { http, content, writing } = desk
  const draft = writing.get().drafts.get(place)
  const id = draftSubject(place)
  const text = draft ? wordDraft(draft) : ''
  if (text === '' || text.length > LONGEST || writing.get().editing.size > 0) return false
  const [of, call]: [Editing, () => Promise<ServiceResponse>] =
    place === 'new'
      ? ['post', () => postComment(http, content, text)]
      : place.startsWith('reply ')
        ? ['reply', () => postReply(http, content, id, text)]
        : ['edit', () => editComment(http, id, text)]
  writing.begin(id, of, place, place, sameComments(place, text, all))
  try {
    const comment = await answerOf(desk, call)
    // First, so that nobody sees the words before the change in between.
    if (comment) await putInPlace(desk, comment)
    writing.drop(place)
    writing.end(id)
    if (!comment) await refresh(desk)
    return true
  } catch (error) {
    await fail(desk, error, id, of, place)
    return false
  }
}

/** Takes a comment away. One that is not there any more was taken away by somebody else. */
export async function sendDeletion(desk: Desk, id: CommentId): Promise<boolean> {
  const { http, writing } = desk
  const key = String(id)
  if (writing.get().editing.has(key)) return false
  writing.begin(key, 'delete', `delete ${key}`)
  try {
    await deleteComment(http, id)
  } catch (error) {
    if (!(error instanceof ServiceError && error.status === 404)) {
      await fail(desk, error, key, 'delete', `delete ${key}`)
      return false
    }
  }
  writing.drop(`edit ${key}`)
  writing.end(key)
  await replaceLists(desk, (items) => items.filter((each) => !isSameId(each.id, id)))
  return true
}

/**
 * Settles a conversation or opens it again. It shows at once, and is taken back where it fails.
 * @returns why it failed
 */
export async function sendResolved(desk: Desk, comment: Comment, resolved: boolean): Promise<Failure | undefined> {
  const { http, writing } = desk
  const key = String(comment.id)
  if (writing.get().editing.has(key)) return undefined
  const show = (is_resolved: boolean) =>
    replaceLists(desk, (items) => swap(items, comment.id, (each) => ({ ...each, is_resolved })))
  writing.begin(key, 'resolve', `resolve ${key}`)
  await show(resolved)
  try {
    const answer = await answerOf(desk, () => resolveComment(http, comment.id, resolved))
    writing.end(key)
    await (answer ? putInPlace(desk, answer) : refresh(desk))
    return undefined
  } catch (error) {
    await show(!resolved)
    await fail(desk, error, key, 'resolve')
    return failureOf(error, 'resolve')
  }
}

/** Asks for the comments again, also those of other filters, when they are shown next. */
export const refresh = ({ scope, content }: Pick<Desk, 'scope' | 'content'>) =>
  invalidateQueries(scope, isCommentsOf(content)).catch(() => {})

/** The comment that came back; undefined where it was done, and nothing of the answer can be used. */
async function answerOf({ scope, content }: Desk, call: () => Promise<ServiceResponse>): Promise<Comment | undefined> {
  const reply = await call()
  try {
    const comment = await createServiceClient(scope).one(reply, COMMENT)
    return { content_type: content.type, content_id: content.id, ...comment }
  } catch {
    return undefined
  }
}

async function fail(desk: Desk, error: unknown, id: string, of: Editing, place?: string): Promise<void> {
  const { writing } = desk
  const failure = failureOf(error, of)
  const wasRefused = error instanceof ServiceError && error.status >= 400 && error.status < 500
  if (wasRefused && place && writing.get().drafts.has(place)) writing.markRefused(place as DraftPlace)
  writing.end(id, place, failure)
  // Refused, gone, or perhaps done after all: the page shows how it is.
  if (!(error instanceof ServiceError && error.status === 401)) await refresh(desk)
}

function failureOf(error: unknown, of: Editing): Failure {
  const status = error instanceof ServiceError ? error.status : 0
  const reason =
    status === 403
      ? 'forbidden'
      : status === 404 && of !== 'post'
        ? 'gone'
        : status === 409 && of === 'delete'
          ? 'has-replies'
          : 'failed'
  return { reason, of }
}

/** Puts a comment where it belongs in all answers: new ones to the front, and none where its filter does not lead. */
async function putInPlace(desk: Desk, comment: Comment): Promise<void> {
  await replaceLists(desk, (items, resolved) => {
    const isKnown = items.some((each) => isSameId(each.id, comment.id))
    if (isReply(comment)) {
      if (isKnown) return swap(items, comment.id, (each) => ({ ...each, ...comment }))
      return items.some((each) => isSameId(each.id, comment.parent)) ? [comment, ...items] : items
    }
    const isListed = resolved === undefined || resolved === (comment.is_resolved ?? false)
    if (!isListed) return isKnown ? items.filter((each) => !isSameId(each.id, comment.id)) : items
    if (isKnown) return swap(items, comment.id, (each) => ({ ...each, ...comment }))
    return [comment, ...items].sort((one, other) => (other.created_at ?? '').localeCompare(one.created_at ?? ''))
  })
}

const swap = (items: readonly Comment[], id: CommentId, change: (comment: Comment) => Comment): Comment[] =>
  items.map((each) => (isSameId(each.id, id) ? change(each) : each))

/** Changes the lists of this content's comments in all answers that are remembered. */
function replaceLists(
  { scope, content }: Desk,
  change: (items: Comment[], resolved: boolean | undefined) => Comment[],
): Promise<void> {
  const isOwn = isCommentsOf(content)
  return updateCachedData(scope, (answer, tag) => {
    if (!isOwn(tag) || !isRecord(answer)) return answer
    const { items, total } = answer as unknown as ListResult<Comment>
    const after = change(items, tag.resolved)
    if (after.length === items.length && after.every((each, index) => each === items[index])) return answer
    return { items: after, total: total + after.length - items.length }
  })
}
