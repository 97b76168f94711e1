import { errorMessage } from '../../../lib/errorMessage'
import { applyChange, editSite, type SiteOperation, type SiteTexts } from '../../../tools/edit/editSite'
import type { Json } from '../../../tools/edit/operation'
import { fieldRules } from '../../schemas/siteRules'
import { schemaAt } from '../../schemas/siteSchemas'
import { dataIn, locateSelection, type Path, type Selection, selectionOf, valueIn } from '../draft/siteData'
import { checkValue } from '../form/checkValue'
import type { FormField } from '../form/formGroups'
import { fieldLabel, stepLabel, textLabel } from '../form/labels'
import { addFullStop } from './addFullStop'
import type { FieldChecks } from './fieldChecks'

interface FieldActionsOptions {
  readFiles: () => SiteTexts
  selection: Selection | undefined
  setSelection: (change: (now: Selection | undefined) => Selection | undefined) => void
  perform: (label: string, operations: readonly SiteOperation[], mergeKey?: string) => boolean
  checks: FieldChecks
}

/** Changes of single fields, which are validated first. */
export function createFieldActions({ readFiles, selection, setSelection, perform, checks }: FieldActionsOptions) {
  const dataOf = (file: string): unknown => dataIn(readFiles(), file)

  async function setField(
    file: string,
    { label, path, isRequired }: { label: string } & Pick<FormField, 'path' | 'isRequired'>,
    value: unknown,
    mergeKey?: string,
  ): Promise<string | undefined> {
    const isCurrent = checks.start(`${file} ${path.join('/')}`)
    if (value === undefined && isRequired) return 'This field is required.'
    const at = [...path]
    const operation: SiteOperation = {
      file,
      change: value === undefined ? { do: 'remove', at } : { do: 'set', at, value: value as Json },
    }
    const edited = editSite(readFiles(), operation, { fields: fieldRules })
    if ('refused' in edited) return value === undefined && !hasValueAt(dataOf(file), path) ? undefined : edited.refused
    if (!edited.change) return undefined
    const next = applyChange(readFiles(), edited.change)
    if (value !== undefined) {
      const invalid = await checkValue(file, next.get(file) ?? '', path).catch(notCheckedMessage)
      // A newer value is checked, or the field was changed by other means.
      if (!isCurrent()) return undefined
      if (invalid !== undefined) return invalid
    }
    const selected = selection && locateSelection(readFiles(), selection)
    perform(stepLabel(label, file, dataIn(next, file), path), [operation], mergeKey)
    // The field may be the one by which the selection was found.
    if (selected)
      setSelection((now) => (now === selection ? selectionOf(readFiles(), selection.file, selected.path) : now))
    return undefined
  }

  return {
    /** @returns why the value is invalid; the document keeps the last valid one */
    setValue: async (field: FormField, value: unknown): Promise<string | undefined> =>
      selection &&
      checks.track(
        setField(
          selection.file,
          { ...field, label: fieldLabel(field) },
          value,
          `${selection.file} ${field.path.join('/')}`,
        ),
      ),

    /**
     * Sets a text that was typed on the page, as a step of its own.
     * @returns why it is invalid
     */
    async setText(file: string, path: Path, text: string): Promise<string | undefined> {
      const name = String(path.at(-1))
      const owner = schemaAt(file, dataOf(file), path.slice(0, -1))
      const isRequired = owner?.required?.includes(name) ?? false
      return checks.track(setField(file, { label: textLabel(name), path, isRequired }, text === '' ? undefined : text))
    },
  }
}

/** The code of the validator is loaded on demand. */
const notCheckedMessage = (error: unknown) =>
  `The value was not changed: the validator could not be loaded. ${addFullStop(errorMessage(error))}`

const hasValueAt = (data: unknown, path: Path) => valueIn(data, path) !== undefined
