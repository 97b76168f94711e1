import type { EditorView } from '@codemirror/view'
import { createEditor, type EditorSettings } from './createEditor'
import { createJsonLanguage, type JsonLanguage } from './jsonLanguage'
import { readSchema } from './schemas'

let language: JsonLanguage | undefined

/**
 * Opens an editor of one document. All that it is made of comes with this file, which is loaded when somebody edits; the
 * document's schema is read at once, so that the first completion waits for nothing.
 */
export function openEditor(settings: Omit<EditorSettings, 'language'>): EditorView {
  language ??= createJsonLanguage(readSchema)
  language.complete(settings.path, settings.text, 0)
  return createEditor({ ...settings, language })
}
