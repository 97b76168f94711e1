import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { isComposing } from '../../lib/browser/keys'

export type Command = 'undo' | 'redo' | 'save' | 'parent' | 'duplicate'

/** The command of a keyboard shortcut. Keys without Ctrl are left to fields. */
export function commandOf(event: KeyboardEvent | ReactKeyboardEvent): Command | undefined {
  // Dialogs have keys of their own.
  if (isComposing(event) || isIn(event.target, 'dialog')) return undefined
  const isCommand = event.ctrlKey || event.metaKey
  const key = event.key.toLowerCase()
  if (isCommand && key === 'z') return event.shiftKey ? 'redo' : 'undo'
  if (isCommand && key === 'y') return 'redo'
  if (isCommand && key === 's') return 'save'
  if (isCommand && key === 'd') return 'duplicate'
  return event.key === 'Escape' && !isIn(event.target, 'input, textarea, select') ? 'parent' : undefined
}

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null
