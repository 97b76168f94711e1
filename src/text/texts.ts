import { accountTexts } from './accountTexts'
import { catalogueTexts } from './catalogueTexts'
import { playerTexts } from './playerTexts'
import { siteTexts } from './siteTexts'

/**
 * Every sentence a visitor can read, by its key. A brand replaces any of them by `site_config.texts`. For tools and types:
 * in the browser each sentence travels with the code that says it (scripts/plugins/sentences.ts).
 */
export const texts = { ...siteTexts, ...accountTexts, ...catalogueTexts, ...playerTexts }

export type TextKey = keyof typeof texts
