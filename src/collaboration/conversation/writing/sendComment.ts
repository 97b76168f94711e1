import { invalidateQueries, readCached, updateCachedData } from '../../../data/cache'
import type { DataScope } from '../../../data/DataContext'
import { createServiceClient } from '../../../data/serviceClient'
import type { Comment } from '../../../generated/types'
import {
  COMMENT_SCHEMA,
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
import type { DraftStore } from './createDraftStore'
import {
  type CommentChange,
  type CommentFailure,
  type Draft,
  type DraftTarget,
  draftTargetId,
  findIdenticalCommentIds,
  isDraftTarget,
} from './drafts'

/** Maximum length of a comment (schema service/comment). */
export const MAX_COMMENT_LENGTH = 20_000

/** All comments of the conversation that are in the cache. */
export const cachedComments = ({ scope, content }: Pick<CommentAccess, 'scope' | 'content'>): readonly Comment[] =>
  readCached(scope, commentsQuery(content))?.items ?? []

/** The text of a draft as sent: starts with its time code, unless the text already does. */
export function serializeDraft({ text, at, timeless }: Draft): string {
  const body = text.trim()
  const addsTimeCode = at !== undefined && !timeless && body !== '' && !splitTimeCode(body).code
  return addsTimeCode ? `${formatTimeCode(at)} ${body}` : body
}

/** Access to the comments on one content: service, cache and drafts. Changes continue when the page is left. */
export interface CommentAccess {
  http: Pick<Http, 'send'>
  scope: DataScope
  content: CommentedContent
  draftStore: DraftStore
}

/**
 * Sends a draft. The response replaces the comment in all cached lists; the draft is removed only when the service is
 * known to have it.
 * @param all known comments
 * @returns false if it failed, if the text is empty or too long, or if another change of the conversation is in flight
 */
export async function sendDraft(
  commentAccess: CommentAccess,
  target: DraftTarget,
  all: readonly Comment[],
): Promise<boolean> {
  const { http, content, draftStore } = commentAccess
  const draft = draftStore.get().drafts.get(target)
  const id = draftTargetId(target)
  const text = draft ? serializeDraft(draft) : ''
  if (text === '' || text.length > MAX_COMMENT_LENGTH || draftStore.get().changesInFlight.size > 0) return false
  const [of, call]: [CommentChange, () => Promise<ServiceResponse>] =
    target === 'new'
      ? ['post', () => postComment(http, content, text)]
      : target.startsWith('reply ')
        ? ['reply', () => postReply(http, content, id, text)]
        : ['edit', () => editComment(http, id, text)]
  draftStore.begin(id, of, target, target, findIdenticalCommentIds(target, text, all))
  try {
    const comment = await sendAndParseComment(commentAccess, call)
    // Before the draft is dropped, so that the old text is not shown in between.
    if (comment) await addToCachedLists(commentAccess, comment)
    draftStore.drop(target)
    draftStore.end(id)
    if (!comment) await refetchComments(commentAccess)
    return true
  } catch (error) {
    await handleFailure(commentAccess, error, id, of, target)
    return false
  }
}

/** Deletes a comment. A 404 counts as deleted. */
export async function sendDeletion(commentAccess: CommentAccess, id: CommentId): Promise<boolean> {
  const { http, draftStore } = commentAccess
  const key = String(id)
  if (draftStore.get().changesInFlight.has(key)) return false
  draftStore.begin(key, 'delete', `delete ${key}`)
  try {
    await deleteComment(http, id)
  } catch (error) {
    if (!(error instanceof ServiceError && error.status === 404)) {
      await handleFailure(commentAccess, error, key, 'delete', `delete ${key}`)
      return false
    }
  }
  draftStore.drop(`edit ${key}`)
  draftStore.end(key)
  await changeCachedLists(commentAccess, (items) => items.filter((each) => !isSameId(each.id, id)))
  return true
}

/**
 * Resolves or reopens a conversation, optimistically; reverted on failure.
 * @returns the failure
 */
export async function sendResolved(
  commentAccess: CommentAccess,
  comment: Comment,
  resolved: boolean,
): Promise<CommentFailure | undefined> {
  const { http, draftStore } = commentAccess
  const key = String(comment.id)
  if (draftStore.get().changesInFlight.has(key)) return undefined
  const show = (is_resolved: boolean) =>
    changeCachedLists(commentAccess, (items) => replaceComment(items, comment.id, (each) => ({ ...each, is_resolved })))
  draftStore.begin(key, 'resolve', `resolve ${key}`)
  await show(resolved)
  try {
    const saved = await sendAndParseComment(commentAccess, () => resolveComment(http, comment.id, resolved))
    draftStore.end(key)
    await (saved ? addToCachedLists(commentAccess, saved) : refetchComments(commentAccess))
    return undefined
  } catch (error) {
    await show(!resolved)
    await handleFailure(commentAccess, error, key, 'resolve')
    return failureOf(error, 'resolve')
  }
}

/** Refetches the comments, for other filters when they are shown next. */
export const refetchComments = ({ scope, content }: Pick<CommentAccess, 'scope' | 'content'>) =>
  invalidateQueries(scope, isCommentsOf(content)).catch(() => {})

/** The comment in the response; undefined if the change succeeded but the response is not usable. */
async function sendAndParseComment(
  { scope, content }: CommentAccess,
  call: () => Promise<ServiceResponse>,
): Promise<Comment | undefined> {
  const response = await call()
  try {
    const comment = await createServiceClient(scope).one(response, COMMENT_SCHEMA)
    return { content_type: content.type, content_id: content.id, ...comment }
  } catch {
    return undefined
  }
}

async function handleFailure(
  commentAccess: CommentAccess,
  error: unknown,
  id: string,
  of: CommentChange,
  failureKey?: string,
): Promise<void> {
  const { draftStore } = commentAccess
  const failure = failureOf(error, of)
  const wasRefused = error instanceof ServiceError && error.status >= 400 && error.status < 500
  if (wasRefused && failureKey && isDraftTarget(failureKey)) draftStore.markRefused(failureKey)
  draftStore.end(id, failureKey, failure)
  // Refused, deleted, or done after all: show the current state.
  if (!(error instanceof ServiceError && error.status === 401)) await refetchComments(commentAccess)
}

function failureOf(error: unknown, of: CommentChange): CommentFailure {
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

/** Inserts or updates a comment in all cached lists that match it; new comments come first. */
async function addToCachedLists(commentAccess: CommentAccess, comment: Comment): Promise<void> {
  await changeCachedLists(commentAccess, (items, resolved) => {
    const isKnown = items.some((each) => isSameId(each.id, comment.id))
    if (isReply(comment)) {
      if (isKnown) return replaceComment(items, comment.id, (each) => ({ ...each, ...comment }))
      return items.some((each) => isSameId(each.id, comment.parent)) ? [comment, ...items] : items
    }
    const isListed = resolved === undefined || resolved === (comment.is_resolved ?? false)
    if (!isListed) return isKnown ? items.filter((each) => !isSameId(each.id, comment.id)) : items
    if (isKnown) return replaceComment(items, comment.id, (each) => ({ ...each, ...comment }))
    return [comment, ...items].sort((one, other) => (other.created_at ?? '').localeCompare(one.created_at ?? ''))
  })
}

const replaceComment = (items: readonly Comment[], id: CommentId, change: (comment: Comment) => Comment): Comment[] =>
  items.map((each) => (isSameId(each.id, id) ? change(each) : each))

/** Changes the cached comment lists of this content. */
function changeCachedLists(
  { scope, content }: CommentAccess,
  change: (items: Comment[], resolved: boolean | undefined) => Comment[],
): Promise<void> {
  const isOwn = isCommentsOf(content)
  return updateCachedData(scope, (saved, tag) => {
    if (!isOwn(tag) || !saved) return saved
    // Only lists of comments have this tag.
    const { items, total } = saved as ListResult<Comment>
    const after = change(items, tag.resolved)
    if (after.length === items.length && after.every((each, index) => each === items[index])) return saved
    return { items: after, total: total + after.length - items.length }
  })
}
