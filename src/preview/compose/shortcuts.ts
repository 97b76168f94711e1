import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { isComposing, isPlainKey } from '../../lib/browser/keys'

export type Command =
  | 'undo'
  | 'redo'
  | 'save'
  | 'duplicate'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'parent'
  | 'edit'
  | 'remove'
  | 'add'
  | 'use'
  | 'moveMode'
  | 'nextRegion'
  | 'previousRegion'

const WITH_CTRL: Record<string, Command> = { z: 'undo', y: 'redo', s: 'save', d: 'duplicate' }
/** Left to fields, and to selected text. */
const CLIPBOARD: Record<string, Command> = { c: 'copy', x: 'cut', v: 'paste' }
const LETTERS: Record<string, Command> = { a: 'add', i: 'use', m: 'moveMode' }

const FIELDS = 'input, textarea, select, [contenteditable]'
/** The canvas, an item of the outline, or nothing in particular. */
const PARTS = '.mqp-canvas, .mqp-compose, [data-part]'

/**
 * The command of a keyboard shortcut.
 * @param hasLetters whether single letters are shortcuts, outside of fields
 */
export function commandOf(event: KeyboardEvent | ReactKeyboardEvent, hasLetters = true): Command | undefined {
  const { target } = event
  // Dialogs have keys of their own.
  if (isComposing(event) || isIn(target, 'dialog')) return undefined
  const key = event.key.toLowerCase()
  const isField = isIn(target, FIELDS)
  if (key === 'f6' && !(event.ctrlKey || event.altKey || event.metaKey))
    return event.shiftKey ? 'previousRegion' : 'nextRegion'
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (key === 'z' && event.shiftKey) return 'redo'
    if (!isField && !event.shiftKey && !hasSelectedText() && CLIPBOARD[key]) return CLIPBOARD[key]
    return WITH_CTRL[key]
  }
  if (isField || !isPlainKey(event)) return undefined
  if (key === 'escape') return 'parent'
  // Elements of the frame belong to another window.
  const isPart = !(target instanceof Element) || target.matches(PARTS)
  if (isPart && key === 'delete') return 'remove'
  if (key === 'enter' && isPart && !isIn(target, '[data-part]:not([aria-current])')) return 'edit'
  return hasLetters && !event.shiftKey ? LETTERS[key] : undefined
}

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

const hasSelectedText = () => getSelection()?.isCollapsed === false
