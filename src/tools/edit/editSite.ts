import { applyEdits, type Edit } from 'jsonc-parser'
import { editJson, NO_RULES } from './editJson'
import { invertEdits } from './invertEdits'
import type { FieldRules, Operation, Refused } from './operation'
import { textEdit } from './textEdit'

/** The texts of a site's documents by path in its folder. */
export type SiteTexts = ReadonlyMap<string, string>

/** A change of a site's folder. */
export type SiteOperation =
  | { file: string; change: Operation }
  /** Sets a token of a style sheet, or removes it. */
  | { file: string; token: string; value: string | undefined }
  /** Creates a file, or replaces it as a whole. Without a text: removes it. */
  | { file: string; text: string | undefined }

/** What an operation changed in one file. Applying `inverse` afterwards restores the previous text exactly. */
export type FileChange =
  | { file: string; edits: readonly Edit[]; inverse: readonly Edit[] }
  | { file: string; before: string | undefined; after: string | undefined }

/** Sets a token of a style sheet of a site, or removes it (`editToken`). */
export type EditSiteToken = (
  files: SiteTexts,
  operation: Extract<SiteOperation, { token: string }>,
) => { edits: Edit[] } | Refused

export interface EditRules {
  /** The rules for the fields of a document. */
  fields?: (file: string) => FieldRules
  /** Without it, changes of tokens are refused: the code for style sheets is large, and Compose loads it later. */
  editToken?: EditSiteToken
}

/** @returns undefined if the operation changes nothing */
export function editSite(
  files: SiteTexts,
  operation: SiteOperation,
  rules: EditRules = {},
): { change: FileChange | undefined } | Refused {
  const { file } = operation
  const text = files.get(file)
  if ('text' in operation) {
    if (operation.text === text) return { change: undefined }
    if (text === undefined || operation.text === undefined)
      return { change: { file, before: text, after: operation.text } }
    const edits = [textEdit(text, operation.text)]
    return { change: { file, edits, inverse: invertEdits(text, edits) } }
  }
  if (text === undefined) return { refused: `There is no file ${file}.` }
  const result =
    'change' in operation
      ? editJson(text, operation.change, rules.fields?.(file) ?? NO_RULES)
      : (rules.editToken?.(files, operation) ?? { refused: 'The style sheet editor is still loading. Try again.' })
  if ('refused' in result) return result
  const { edits } = result
  return { change: edits.length > 0 ? { file, edits, inverse: invertEdits(text, edits) } : undefined }
}

/** The files after a change. */
export const applyChange = (files: SiteTexts, change: FileChange): SiteTexts =>
  replaceText(
    files,
    change.file,
    'edits' in change ? applyEdits(files.get(change.file) ?? '', [...change.edits]) : change.after,
  )

/** The files before a change. */
export const undoChange = (files: SiteTexts, change: FileChange): SiteTexts =>
  replaceText(
    files,
    change.file,
    'edits' in change ? applyEdits(files.get(change.file) ?? '', [...change.inverse]) : change.before,
  )

function replaceText(files: SiteTexts, file: string, text: string | undefined): SiteTexts {
  const next = new Map(files)
  if (text === undefined) next.delete(file)
  else next.set(file, text)
  return next
}
