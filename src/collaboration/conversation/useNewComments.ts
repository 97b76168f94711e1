import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Comment } from '../../generated/types'
import type { Conversation } from './conversations'

interface AcceptedComments {
  queryKey: string
  ids: ReadonlySet<string>
}

/**
 * Holds back new comments of others that would move visible content. The viewer's own comments, and comments below the
 * viewport or in collapsed threads, are shown immediately.
 * @param conversations undefined while loading
 * @param queryKey for a different query all comments are shown
 */
export function useNewComments(
  conversations: readonly Conversation[] | undefined,
  queryKey: string,
  root: RefObject<HTMLElement | null>,
) {
  const [accepted, setAccepted] = useState<AcceptedComments>()
  const isFirst = accepted?.queryKey !== queryKey
  const ids = accepted?.ids
  const isShown = (comment: Comment) => isFirst || ids?.has(String(comment.id))
  const waiting = conversations?.flatMap(commentsOf).filter((each) => !isShown(each)) ?? []
  const shown = conversations?.flatMap((each) => {
    if (!isShown(each.comment)) return []
    return [each.replies.every(isShown) ? each : { ...each, replies: each.replies.filter(isShown) }]
  })

  // oxlint-disable-next-line hooks/exhaustive-deps -- the page is measured after each rendering
  useLayoutEffect(() => {
    if (!conversations || (!isFirst && waiting.length === 0)) return
    const shownNow = isFirst
      ? conversations.flatMap(commentsOf)
      : commentsWithoutLayoutShift(conversations, waiting, root.current)
    if (!isFirst && shownNow.length === 0) return
    // oxlint-disable-next-line hooks/set-state-in-effect -- as above
    setAccepted({ queryKey, ids: new Set([...(isFirst ? [] : (ids ?? [])), ...shownNow.map(({ id }) => String(id))]) })
  })

  const accept = () =>
    setAccepted({ queryKey, ids: new Set(conversations?.flatMap(commentsOf).map(({ id }) => String(id))) })
  return { shown, waiting, accept }
}

const commentsOf = ({ comment, replies }: Conversation): Comment[] => [comment, ...replies]

/** New comments that do not move visible content. */
function commentsWithoutLayoutShift(
  conversations: readonly Conversation[],
  waiting: readonly Comment[],
  root: HTMLElement | null,
): Comment[] {
  const isWaiting = new Set(waiting.map(({ id }) => String(id)))
  const elements = new Map(
    [...(root?.querySelectorAll<HTMLElement>('[data-comment]') ?? [])].map((each) => [each.dataset.comment, each]),
  )
  const end = Math.min(window.innerHeight, root?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY)
  const isBelow = (edge: number | undefined) => edge !== undefined && edge > 0 && edge >= end
  return waiting.filter((comment) => {
    if (comment.is_current_user) return true
    if (comment.parent != null) {
      const thread = elements.get(String(comment.parent))
      return thread !== undefined && ('folded' in thread.dataset || isBelow(thread.getBoundingClientRect().bottom))
    }
    const at = conversations.findIndex((each) => each.comment === comment)
    const next = conversations.slice(at + 1).find((each) => !isWaiting.has(String(each.comment.id)))
    return !next || isBelow(elements.get(String(next.comment.id))?.getBoundingClientRect().top)
  })
}
