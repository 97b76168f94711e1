import { type RefObject, useEffect, useRef, useState } from 'react'
import { useConversation, useDraft, useDraftDelivered } from '../conversationContext'
import type { DraftTarget } from '../writing/drafts'

/** Opens and closes the reply field of a thread. Closing it returns the focus to the Reply button. */
export function useReplyField(id: string, root: RefObject<HTMLElement | null>) {
  const { can } = useConversation()
  const draftTarget: DraftTarget = `reply ${id}`
  const draft = useDraft(draftTarget)
  const replyButton = useRef<HTMLButtonElement>(null)
  const [isOpened, setIsOpened] = useState(false)
  const [closings, setClosings] = useState(0)
  const restored = useRef(0)
  // A stored draft opens the field without focusing it.
  const isReplying = can.has('write comments') && (isOpened || draft !== undefined)

  const closeReply = () => {
    setIsOpened(false)
    setClosings((count) => count + 1)
  }

  // The button is rendered again after the field is removed.
  useEffect(() => {
    if (closings === restored.current || isReplying) return
    restored.current = closings
    const target = replyButton.current ?? root.current?.querySelector('article')
    target?.focus()
  }, [closings, isReplying, root])

  useDraftDelivered(draft, () => {
    const composer = root.current?.querySelector(`[data-place="${draftTarget}"]`)
    if (composer?.contains(document.activeElement)) closeReply()
    else setIsOpened(false)
  })

  return { isReplying, isOpened, replyButton, openReply: () => setIsOpened(true), closeReply }
}
