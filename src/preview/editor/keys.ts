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

/** Loaded on first use: most editing sessions do not search. */
const loadSearch = (view: EditorView) => {
  import('./searchPanel').then(({ openSearch }) => openSearch(view))
  return true
}

/** Key bindings for JSON. Tab leaves the editor, as any field. JSON has no comments to toggle. */
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
  { key: 'Mod-f', run: loadSearch },
  ...historyKeymap,
  ...lintKeymap,
  // An extra Escape, after a popup closed automatically, must not close the bar with unsaved text.
  { key: 'Escape', run: () => true },
]
