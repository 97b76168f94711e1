import { accountTexts } from './accountTexts'
import { catalogueTexts } from './catalogueTexts'
import { collaborationTexts } from './collaborationTexts'
import { consentTexts } from './consentTexts'
import { eventTexts } from './eventTexts'
import { infoTexts } from './infoTexts'
import { playerTexts } from './playerTexts'
import { siteTexts } from './siteTexts'

/**
 * All texts for visitors, by key. A brand overrides them in `site_config.texts`. Only tools and types import this list: in
 * the browser each chunk contains just the texts that its code shows (scripts/plugins/injectTexts.ts).
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
 * The texts of the folder `local`, by key (docs/how-to/extend/extending.md).
 * @public `npm run generate` writes a declaration that extends it
 */
// biome-ignore lint/suspicious/noEmptyInterface: extended by the folder `local`
export interface LocalTexts {}

export type TextKey = keyof typeof texts | keyof LocalTexts
