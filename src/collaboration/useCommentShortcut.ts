import { useEffect, useEffectEvent } from 'react'
import { isPlainKey } from '../lib/browser/keys'

/** Elements that take text input, and dialogs. */
const TEXT_INPUTS = 'input, textarea, select, [contenteditable], dialog'

/**
 * The key C starts a comment. The player handles the key first.
 * @param comment undefined: commenting is not possible
 */
export function useCommentShortcut(comment: (() => void) | undefined): void {
  const onComment = useEffectEvent(() => comment?.())
  const isEnabled = comment !== undefined
  useEffect(() => {
    if (!isEnabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { defaultPrevented, key, target } = event
      if (defaultPrevented || !isPlainKey(event) || key.toLowerCase() !== 'c') return
      if (target instanceof Element && target.closest(TEXT_INPUTS)) return
      event.preventDefault()
      onComment()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isEnabled])
}

/** Maximum number of animation frames to wait for the composer. */
const MAX_WAIT_FRAMES = 120

/**
 * Focuses the comment composer as soon as it is rendered.
 * @param requests number of requests to focus it
 */
export function useComposerFocus(requests: number): void {
  useEffect(() => {
    if (requests === 0) return
    let framesLeft = MAX_WAIT_FRAMES
    let frame = 0
    let isCancelled = false
    const tryFocus = async () => {
      const { focusComposer } = await import('./conversation/Conversations')
      if (isCancelled || focusComposer() || framesLeft-- === 0) return
      frame = requestAnimationFrame(tryFocus)
    }
    tryFocus().catch(() => {})
    return () => {
      isCancelled = true
      cancelAnimationFrame(frame)
    }
  }, [requests])
}
