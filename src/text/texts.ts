import { accountTexts } from './accountTexts'
import { catalogueTexts } from './catalogueTexts'
import { collaborationTexts } from './collaborationTexts'
import { consentTexts } from './consentTexts'
import { eventTexts } from './eventTexts'
import { infoTexts } from './infoTexts'
import { playerTexts } from './playerTexts'
import { siteTexts } from './siteTexts'

/**
 * Every sentence a visitor can read, by its key. A brand replaces any of them by `site_config.texts`. For tools and types:
 * in the browser each sentence travels with the code that says it (scripts/plugins/sentences.ts).
 */
export const texts = {
  ...siteTexts,
  ...accountTexts,
  ...catalogueTexts,
  ...collaborationTexts,
  ...consentTexts,
  ...eventTexts,
  ...infoTexts,
  ...playerTexts,
}

/**
 * The texts of the folder `local`, by key (docs/extending.md).
 * @public `npm run generate` writes the declaration that extends it
 */
// biome-ignore lint/suspicious/noEmptyInterface: the folder `local` adds to it
export interface LocalTexts {}

export type TextKey = keyof typeof texts | keyof LocalTexts
