import { openSearchPanel, searchKeymap } from '@codemirror/search'
import { StateEffect } from '@codemirror/state'
import { type EditorView, keymap } from '@codemirror/view'

/** Opens the search within a text; from then on its keys are those of any editor. Loaded when somebody searches. */
export function openSearch(view: EditorView): void {
  view.dispatch({ effects: StateEffect.appendConfig.of(keymap.of(searchKeymap)) })
  openSearchPanel(view)
}
