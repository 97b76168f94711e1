import { applyChange, editSite, type SiteOperation, type SiteTexts } from '../../../tools/edit/editSite'
import { fieldRules } from '../../schemas/siteRules'
import { locateSelection } from '../draft/siteData'
import { checkValue } from '../form/checkValue'

/** @returns why the value that an operation sets is invalid, as `npm run validate` says it */
export async function validateOperation(files: SiteTexts, operation: SiteOperation): Promise<string | undefined> {
  if (!('change' in operation) || operation.change.do !== 'set') return undefined
  const { file, change } = operation
  const edited = editSite(files, operation, { fields: fieldRules })
  if ('refused' in edited) return edited.refused
  if (!edited.change) return undefined
  const after = applyChange(files, edited.change)
  const parent = locateSelection(after, { file, at: change.at.slice(0, -1) })
  const name = change.at.at(-1)
  if (!parent || typeof name === 'object' || name === undefined) return undefined
  return checkValue(file, after.get(file) ?? '', [...parent.path, name])
}
