import type { SiteTexts } from '../../../../tools/edit/editSite'
import { readColour } from '../../../problems/readColour'
import type { ComposeActions } from '../../useComposeActions'
import { readBrand } from './brand'
import { contrastAnnouncement, measureBrandContrast } from './brandContrast'
import { tokenDescription } from './brandTokens'
import { tokenOperations } from './tokenOperations'

export type TokenActions = ReturnType<typeof useTokenActions>

/** Changes of tokens, each with its contrast in the status line. */
export function useTokenActions(files: SiteTexts, actions: ComposeActions) {
  return {
    set(name: string, value: string): void {
      const brand = readBrand(files)
      const operations = tokenOperations(files, brand, name, value)
      if (!actions.perform(`${tokenDescription(name)} ${value}`, operations, `brand ${name}`)) return
      const tokens = new Map(brand.tokens).set(name, { value, file: '', line: 0 })
      const { pairs } = measureBrandContrast({ tokens }, (text) => readColour(document, text))
      actions.say(contrastAnnouncement(name, value, pairs))
    },
    reset(name: string): void {
      actions.perform(`Reset ${tokenDescription(name)}`, tokenOperations(files, readBrand(files), name, undefined))
    },
  }
}
