import {
  copyLineDown,
  copyLineUp,
  cursorMatchingBracket,
  deleteLine,
  historyKeymap,
  indentLess,
  indentMore,
  moveLineDown,
  moveLineUp,
  selectParentSyntax,
  simplifySelection,
  standardKeymap,
} from '@codemirror/commands'
import { lintKeymap } from '@codemirror/lint'
import type { EditorView, KeyBinding } from '@codemirror/view'

/** Loaded with the first press: most who mend a line search for nothing. */
const search = (view: EditorView) => {
  import('./searchPanel').then(({ openSearch }) => openSearch(view))
  return true
}

/** The keys of an editor of JSON. Tab leaves it, as it leaves any field; comments JSON has none. */
export const KEYS: readonly KeyBinding[] = [
  ...standardKeymap,
  { key: 'Alt-ArrowUp', run: moveLineUp },
  { key: 'Shift-Alt-ArrowUp', run: copyLineUp },
  { key: 'Alt-ArrowDown', run: moveLineDown },
  { key: 'Shift-Alt-ArrowDown', run: copyLineDown },
  { key: 'Escape', run: simplifySelection },
  { key: 'Mod-i', run: selectParentSyntax, preventDefault: true },
  { key: 'Mod-[', run: indentLess },
  { key: 'Mod-]', run: indentMore },
  { key: 'Shift-Mod-k', run: deleteLine },
  { key: 'Shift-Mod-\\', run: cursorMatchingBracket },
  { key: 'Mod-f', run: search },
  ...historyKeymap,
  ...lintKeymap,
  // A press too many, after a list that has closed by itself, does not put away the bar and what is written in it.
  { key: 'Escape', run: () => true },
]
