import { personName } from '../../catalogue/collections/collectionFacts'
import type { CollectionUser, Comment } from '../../generated/types'
import { splitTimeCode } from './timeCode'

/** A comment with what was answered to it, the earliest first. */
export interface Conversation {
  comment: Comment
  replies: readonly Comment[]
}

/** Ids are compared as strings: services give them as either. */
export const isSameId = (one: Comment['id'] | null | undefined, other: Comment['id'] | null | undefined) =>
  one != null && other != null && String(one) === String(other)

export const isReply = ({ parent }: Pick<Comment, 'parent'>) => parent != null

/**
 * What the writers of comments are called: by their user name; where that is an e-mail address, by the name that the
 * collection's list of access has for it.
 */
export function authorNames(people: readonly CollectionUser[] = []): (comment: Comment) => string | undefined {
  const names = new Map(people.map((person) => [person.user.trim().toLowerCase(), personName(person)]))
  return ({ created_by }) => {
    const username = created_by?.username
    return (username?.includes('@') && names.get(username.trim().toLowerCase())) || username || undefined
  }
}

const NONE: readonly Comment[] = []

/**
 * Conversations, in the order of the answer (spec part 2, section 9: Conversation filter).
 * @param listed what the filter's answer holds
 * @param all comments of all conversations: services may leave out replies whose own state is another one
 * @param before the same of before: what has not changed stays the same object
 */
export function conversationsOf(
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
  const known = new Map(before.map((each) => [String(each.comment.id), each]))
  const openers = new Map(listed.filter((each) => !isReply(each)).map((each) => [String(each.id), each]))
  return [...openers.values()].map((comment) => {
    const own = replies.get(String(comment.id))
    const answers = own ? [...own.values()].sort(byTime) : NONE
    const same = known.get(String(comment.id))
    const isSame =
      same?.comment === comment &&
      same.replies.length === answers.length &&
      answers.every((each, index) => each === same.replies[index])
    return isSame ? same : { comment, replies: answers }
  })
}

const byTime = (one: Comment, other: Comment) => (one.created_at ?? '').localeCompare(other.created_at ?? '')

/** Of all conversations those of a filter, until the service's own answer is there. */
export const filterConversations = (comments: readonly Comment[], resolved: boolean): Comment[] =>
  comments.filter((each) => isReply(each) || (each.is_resolved ?? false) === resolved)

/** How many conversations the filters lead to. */
export function countConversations(comments: readonly Comment[]) {
  const openers = comments.filter((each) => !isReply(each))
  const completed = openers.filter((each) => each.is_resolved).length
  return { all: openers.length, active: openers.length - completed, completed }
}

/** The moment of a conversation in seconds, where its first comment begins with a time code. */
export const momentOf = ({ comment }: Comment): number | undefined => splitTimeCode(comment).code?.seconds
