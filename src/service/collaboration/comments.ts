import type { Comment } from '../../generated/types'
import quick from '../../generated/validators/service/comment.quick.js'
import type { CacheTag } from '../cacheTag'
import type { Http } from '../http/http'
import { encodePathSegment } from '../http/segment'
import { type ListResult, type Query, queryString, type ResponseSchema } from '../query'

export const COMMENT_SCHEMA: ResponseSchema<Comment> = { schema: 'service/comment', quick }

export type CommentId = Comment['id']

/** The collection or asset of a conversation */
export interface CommentedContent {
  type: NonNullable<Comment['content_type']>
  id: string | number
}

const commentPath = (id: CommentId) => `comments/${encodePathSegment(id)}/`

/**
 * Comments with their replies, the latest first (spec part 2, section 9: Conversation filter):
 * GET /comments/item/{type}/{id}/.
 * @param resolved true: resolved conversations, false: open ones; default: all
 */
export const commentsQuery = (content: CommentedContent, resolved?: boolean): Query<ListResult<Comment>> => ({
  key: `comments ${content.type} ${content.id}${queryString({ resolved })}`,
  tag: { type: 'comments', content, resolved },
  async read(client) {
    const query = queryString({ order_by: 'created_at', order_direction: 'DESC', resolved })
    return client.list(
      await client.get(`comments/item/${encodePathSegment(content.type)}/${encodePathSegment(content.id)}/${query}`),
      COMMENT_SCHEMA,
    )
  },
})

/** Matches cached comments of this content, filtered or not. */
export const isCommentsOf =
  ({ type, id }: CommentedContent) =>
  (tag: CacheTag): tag is CacheTag & { type: 'comments' } =>
    tag.type === 'comments' && tag.content.type === type && String(tag.content.id) === String(id)

/** Starts a conversation: POST /comments/. */
export const postComment = (http: Pick<Http, 'send'>, { type, id }: CommentedContent, comment: string) =>
  http.send('POST', 'comments/', { content_id: id, content_type: type, comment })

/** Replies to the first comment of a conversation: POST /comments/{id}/reply/. */
export const postReply = (
  http: Pick<Http, 'send'>,
  { type, id }: CommentedContent,
  parent: CommentId,
  comment: string,
) => http.send('POST', `${commentPath(parent)}reply/`, { comment, content_id: id, content_type: type })

/** Changes the text of a comment: POST /comments/{id}/. */
export const editComment = (http: Pick<Http, 'send'>, id: CommentId, comment: string) =>
  http.send('POST', commentPath(id), { comment })

/** DELETE /comments/{id}/; the service refuses it if the comment has replies */
export const deleteComment = (http: Pick<Http, 'send'>, id: CommentId) => http.send('DELETE', commentPath(id))

/** Resolves a conversation, or reopens it: POST /comments/{id}/resolve/. */
export const resolveComment = (http: Pick<Http, 'send'>, id: CommentId, resolved: boolean) =>
  http.send('POST', `${commentPath(id)}resolve/`, { resolved })
