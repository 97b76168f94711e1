import { personName } from '../../catalogue/collections/collectionFacts'
import type { CollectionUser, Comment } from '../../generated/types'
import { splitTimeCode } from './timeCode'

/** A comment and its replies, oldest first. */
export interface Conversation {
  comment: Comment
  replies: readonly Comment[]
}

/** IDs are compared as strings: services use numbers or strings. */
export const isSameId = (one: Comment['id'] | null | undefined, other: Comment['id'] | null | undefined) =>
  one != null && other != null && String(one) === String(other)

export const isReply = ({ parent }: Pick<Comment, 'parent'>) => parent != null

/**
 * Display names of comment authors: the user name, or for an email address the name in the collection's access list.
 */
export function createAuthorNameLookup(
  people: readonly CollectionUser[] = [],
): (comment: Comment) => string | undefined {
  const names = new Map(people.map((person) => [person.user.trim().toLowerCase(), personName(person)]))
  return ({ created_by }) => {
    const username = created_by?.username
    return (username?.includes('@') && names.get(username.trim().toLowerCase())) || username || undefined
  }
}

const NO_COMMENTS: readonly Comment[] = []

/**
 * Groups comments into conversations, in the order of the response (spec part 2, section 9: Conversation filter).
 * @param listed comments of the filtered response
 * @param all all comments: filtered responses may omit replies with a different state
 * @param before previous result: unchanged conversations keep their identity
 */
export function groupConversations(
  listed: readonly Comment[],
  all: readonly Comment[] = listed,
  before: readonly Conversation[] = [],
): Conversation[] {
  const replies = new Map<string, Map<string, Comment>>()
  for (const comment of [...all, ...listed]) {
    if (comment.parent == null) continue
    const own = replies.get(String(comment.parent)) ?? new Map<string, Comment>()
    own.set(String(comment.id), comment)
    replies.set(String(comment.parent), own)
  }
  const previous = new Map(before.map((each) => [String(each.comment.id), each]))
  const openers = new Map(listed.filter((each) => !isReply(each)).map((each) => [String(each.id), each]))
  return [...openers.values()].map((comment) => {
    const own = replies.get(String(comment.id))
    const ownReplies = own ? [...own.values()].sort(compareByTime) : NO_COMMENTS
    const same = previous.get(String(comment.id))
    const isSame =
      same?.comment === comment &&
      same.replies.length === ownReplies.length &&
      ownReplies.every((each, index) => each === same.replies[index])
    return isSame ? same : { comment, replies: ownReplies }
  })
}

const compareByTime = (one: Comment, other: Comment) => (one.created_at ?? '').localeCompare(other.created_at ?? '')

/** Filters conversations on the client until the filtered response has loaded. */
export const filterByResolved = (comments: readonly Comment[], resolved: boolean): Comment[] =>
  comments.filter((each) => isReply(each) || (each.is_resolved ?? false) === resolved)

/** Number of conversations per filter. */
export function countConversations(comments: readonly Comment[]) {
  const openers = comments.filter((each) => !isReply(each))
  const completed = openers.filter((each) => each.is_resolved).length
  return { all: openers.length, active: openers.length - completed, completed }
}

/** The time code at the start of a comment, in seconds. */
export const leadingTimeCodeSeconds = ({ comment }: Comment): number | undefined => splitTimeCode(comment).code?.seconds
