import { applyChange, editSite, type SiteOperation, type SiteTexts } from '../../../../../tools/edit/editSite'
import type { Refused } from '../../../../../tools/edit/operation'
import { CONFIG_FILE, dataIn } from '../../../draft/siteData'
import type { ComposeActions } from '../../../useComposeActions'
import type { SiteRoute } from '../routes'
import { placeText } from './menuOperations'

/**
 * Moves a page, and says its new place.
 * @returns whether it was moved
 */
export function performMove(
  actions: ComposeActions,
  files: SiteTexts,
  route: SiteRoute,
  operations: readonly SiteOperation[] | Refused,
): boolean {
  if ('refused' in operations) {
    actions.say(operations.refused)
    return false
  }
  if (operations.length > 0 && !actions.perform(`Move ${route.name}`, operations)) return false
  actions.say(placeText(dataIn(applyOperations(files, operations), CONFIG_FILE), route))
  return operations.length > 0
}

const applyOperations = (files: SiteTexts, operations: readonly SiteOperation[]): SiteTexts =>
  operations.reduce((texts, operation) => {
    const result = editSite(texts, operation)
    return 'change' in result && result.change ? applyChange(texts, result.change) : texts
  }, files)
