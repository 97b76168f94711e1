import type { EditorView } from '@codemirror/view'
import { createEditor, type EditorSettings } from './createEditor'
import { createJsonLanguage, type JsonLanguage } from './jsonLanguage'
import { readSchema } from './schemas'

let language: JsonLanguage | undefined

/**
 * Opens an editor of one document. Import this file on first use, because it contains the editor. The schema is loaded
 * immediately so that the first completion is fast.
 */
export function openEditor(settings: Omit<EditorSettings, 'language'>): EditorView {
  language ??= createJsonLanguage(readSchema)
  language.complete(settings.path, settings.text, 0)
  return createEditor({ ...settings, language })
}
