import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Comment } from '../../generated/types'
import type { Conversation } from './conversations'

interface Accepted {
  question: string
  ids: ReadonlySet<string>
}

/**
 * Keeps back what others have written meanwhile where it would move what is being read. What the viewer wrote comes at
 * once, and so does what comes below the sight or into a folded conversation.
 * @param conversations undefined: not there yet
 * @param question another one begins anew: all of its answer is shown
 */
export function useArrivals(
  conversations: readonly Conversation[] | undefined,
  question: string,
  root: RefObject<HTMLElement | null>,
) {
  const [accepted, setAccepted] = useState<Accepted>()
  const isFirst = accepted?.question !== question
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
    const coming = isFirst ? conversations.flatMap(commentsOf) : quiet(conversations, waiting, root.current)
    if (!isFirst && coming.length === 0) return
    // oxlint-disable-next-line hooks/set-state-in-effect -- as above
    setAccepted({ question, ids: new Set([...(isFirst ? [] : (ids ?? [])), ...coming.map(({ id }) => String(id))]) })
  })

  const accept = () =>
    setAccepted({ question, ids: new Set(conversations?.flatMap(commentsOf).map(({ id }) => String(id))) })
  return { shown, waiting, accept }
}

const commentsOf = ({ comment, replies }: Conversation): Comment[] => [comment, ...replies]

/** Those that move nothing of what is in sight. */
function quiet(
  conversations: readonly Conversation[],
  waiting: readonly Comment[],
  root: HTMLElement | null,
): Comment[] {
  const isWaiting = new Set(waiting.map(({ id }) => String(id)))
  const places = new Map(
    [...(root?.querySelectorAll<HTMLElement>('[data-comment]') ?? [])].map((each) => [each.dataset.comment, each]),
  )
  const end = Math.min(window.innerHeight, root?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY)
  const isBelow = (edge: number | undefined) => edge !== undefined && edge > 0 && edge >= end
  return waiting.filter((comment) => {
    if (comment.is_current_user) return true
    if (comment.parent != null) {
      const thread = places.get(String(comment.parent))
      return thread !== undefined && ('folded' in thread.dataset || isBelow(thread.getBoundingClientRect().bottom))
    }
    const at = conversations.findIndex((each) => each.comment === comment)
    const next = conversations.slice(at + 1).find((each) => !isWaiting.has(String(each.comment.id)))
    return !next || isBelow(places.get(String(next.comment.id))?.getBoundingClientRect().top)
  })
}
