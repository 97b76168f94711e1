import type { SiteOperation, SiteTexts } from '../../../tools/edit/editSite'
import type { FormField, Path } from './formGroups'

export interface FormActions {
  /**
   * Sets a field, or removes it.
   * @returns why the value is invalid; the document keeps the last valid one
   */
  setValue(field: FormField, value: unknown): Promise<string | undefined>
  /** Shows the fields of a value in the document. */
  open(path: Path): void
  /** Makes operations as one step. @param label for the list of steps @returns whether it was made */
  perform(label: string, operations: readonly SiteOperation[]): boolean
  /** Shows a message in the status line, which is read out. */
  say(message: string): void
  /** The documents of the site, with unsaved changes. */
  readFiles(): SiteTexts
  /** Shows the page as it is at a time. Without it, the form has no page. */
  previewAt?(time: string): void
  /** Name of the part of the page that the form belongs to. */
  partName?: string
  /** The file of the form. */
  file: string
  /** The selected value in the form, if it has no fields of its own. */
  current?: Path
}
