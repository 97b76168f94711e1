import { openSearchPanel, searchKeymap } from '@codemirror/search'
import { StateEffect } from '@codemirror/state'
import { type EditorView, keymap } from '@codemirror/view'

/** Opens the search panel and adds its key bindings. Loaded on first use. */
export function openSearch(view: EditorView): void {
  view.dispatch({ effects: StateEffect.appendConfig.of(keymap.of(searchKeymap)) })
  openSearchPanel(view)
}
