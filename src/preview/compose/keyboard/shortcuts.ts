import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { isComposing, isPlainKey } from '../../../lib/browser/keys'

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
  | 'hide'
  | 'add'
  | 'addBefore'
  | 'use'
  | 'moveMode'
  | 'nextRegion'
  | 'previousRegion'

const CTRL_COMMANDS: Record<string, Command> = { z: 'undo', y: 'redo', s: 'save', d: 'duplicate' }
/** Text fields and selected text keep these keys. */
const CLIPBOARD_COMMANDS: Record<string, Command> = { c: 'copy', x: 'cut', v: 'paste' }
const LETTER_COMMANDS: Record<string, Command> = { a: 'add', b: 'addBefore', h: 'hide', i: 'use', m: 'moveMode' }

const TEXT_FIELD_SELECTOR = 'input, textarea, [contenteditable]'
const FIELD_SELECTOR = `${TEXT_FIELD_SELECTOR}, select`
/** The canvas, an item of the outline, or nothing in particular. */
const PART_SELECTOR = '.mqp-canvas, .mqp-compose, [data-part]'

/**
 * The command of a keyboard shortcut.
 * @param hasLetters whether single letters are shortcuts, outside of fields
 */
export function commandOf(event: KeyboardEvent | ReactKeyboardEvent, hasLetters = true): Command | undefined {
  const { target } = event
  // Dialogs have keys of their own.
  if (isComposing(event) || isIn(target, 'dialog')) return undefined
  const key = event.key.toLowerCase()
  const isControl = event.ctrlKey || event.metaKey
  if (key === 'f6' && !isControl && !event.altKey) return event.shiftKey ? 'previousRegion' : 'nextRegion'
  if (isControl) return event.altKey ? undefined : commandWithCtrl(key, event)
  if (isIn(target, FIELD_SELECTOR) || !isPlainKey(event)) return undefined
  return key === 'escape'
    ? 'parent'
    : (commandForPart(key, target) ?? (event.shiftKey || !hasLetters ? undefined : LETTER_COMMANDS[key]))
}

function commandWithCtrl(key: string, { target, shiftKey }: KeyboardEvent | ReactKeyboardEvent): Command | undefined {
  if (key === 'z' && shiftKey) return 'redo'
  const isClipboard = !shiftKey && !isIn(target, TEXT_FIELD_SELECTOR) && !hasSelectedText()
  return (isClipboard ? CLIPBOARD_COMMANDS[key] : undefined) ?? CTRL_COMMANDS[key]
}

/** The command for the selected part. */
function commandForPart(key: string, target: EventTarget | null): Command | undefined {
  // Elements of the frame belong to another window.
  const isPart = !(target instanceof Element) || target.matches(PART_SELECTOR)
  if (!isPart) return undefined
  if (key === 'delete') return 'remove'
  return key === 'enter' && !isIn(target, '[data-part]:not([aria-current])') ? 'edit' : undefined
}

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

const hasSelectedText = () => getSelection()?.isCollapsed === false
