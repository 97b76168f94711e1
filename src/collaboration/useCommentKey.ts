import { useEffect, useEffectEvent } from 'react'
import { isPlainKey } from '../lib/keys'

/** Letters belong to whoever writes, and to a question before the page. */
const WRITES = 'input, textarea, select, [contenteditable], dialog'

/**
 * The key C begins a comment wherever one can be written. The player has it, too, and goes before.
 * @param comment undefined: none can be written
 */
export function useCommentKey(comment: (() => void) | undefined): void {
  const onComment = useEffectEvent(() => comment?.())
  const isThere = comment !== undefined
  useEffect(() => {
    if (!isThere) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { defaultPrevented, key, target } = event
      if (defaultPrevented || !isPlainKey(event) || key.toLowerCase() !== 'c') return
      if (target instanceof Element && target.closest(WRITES)) return
      event.preventDefault()
      onComment()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isThere])
}

/** Pictures of the screen that the field for a comment may take to be there. */
const PATIENCE = 120

/**
 * Leads into the field for a comment, as soon as it is there.
 * @param wanted how often somebody has wanted that
 */
export function useFieldFocus(wanted: number): void {
  useEffect(() => {
    if (wanted === 0) return
    let left = PATIENCE
    let frame = 0
    let over = false
    const look = async () => {
      const { focusComposer } = await import('./conversation/Conversations')
      if (over || focusComposer() || left-- === 0) return
      frame = requestAnimationFrame(look)
    }
    look().catch(() => {})
    return () => {
      over = true
      cancelAnimationFrame(frame)
    }
  }, [wanted])
}
