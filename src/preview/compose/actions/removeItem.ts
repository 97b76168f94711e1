import type { SiteOperation, SiteTexts } from '../../../tools/edit/editSite'
import { formatCount } from '../../bar/world'
import { schemaAt } from '../../schemas/siteSchemas'
import { locateSelection, type Path, type Selection, selectionOf, valueIn } from '../draft/siteData'
import { labelOf, nameOf } from '../form/labels'

interface Options {
  readFiles: () => SiteTexts
  selection: Selection | undefined
  setSelection: (selection: Selection) => void
  say: (message: string) => void
  perform: (label: string, operations: readonly SiteOperation[]) => boolean
}

/**
 * Removes the item of a module that is selected or contains the selection, such as a card, and selects the next one.
 * @returns whether an item is selected
 */
export function removeSelectedItem({ readFiles, selection, setSelection, say, perform }: Options): boolean {
  const found = selection && locateSelection(readFiles(), selection)
  const path = found && itemPathOf(found.path)
  if (!path) return false
  const { file } = selection
  const listPath = path.slice(0, -1)
  const listLabel = labelOf(String(listPath.at(-1)))
  const { length } = valueIn(found.data, listPath) as unknown[]
  const minItems = Number(schemaAt(file, found.data, listPath)?.minItems ?? 0)
  if (length <= minItems) {
    say(`${listLabel} needs at least ${formatCount(minItems, 'item')}.`)
    return true
  }
  const name = nameOf(valueIn(found.data, path), listLabel)
  if (!perform(`Remove ${name}`, [{ file, change: { do: 'remove', at: [...path] } }])) return true
  const next = Math.min(Number(path.at(-1)), length - 2)
  setSelection(selectionOf(readFiles(), file, next < 0 ? path.slice(0, MODULE_DEPTH) : [...listPath, next]))
  say(`Removed ${name}. Undo with Ctrl+Z.`)
  return true
}

/** Steps of the path of a module: `data`, its index, `module`. */
const MODULE_DEPTH = 3

/** The path of the innermost list item in a module that contains a value. */
function itemPathOf(path: Path): Path | undefined {
  const last = path.findLastIndex((step) => typeof step === 'number')
  return path[2] === 'module' && last >= MODULE_DEPTH ? path.slice(0, last + 1) : undefined
}
