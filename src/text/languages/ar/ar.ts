import type { Translations } from '../translations'
import { accountTexts } from './accountTexts'
import { catalogueTexts } from './catalogueTexts'
import { collaborationTexts } from './collaborationTexts'
import { consentTexts } from './consentTexts'
import { eventTexts } from './eventTexts'
import { infoTexts } from './infoTexts'
import { playerTexts } from './playerTexts'
import { siteTexts } from './siteTexts'

export const ar: Translations = {
  ...siteTexts,
  ...accountTexts,
  ...catalogueTexts,
  ...collaborationTexts,
  ...consentTexts,
  ...eventTexts,
  ...infoTexts,
  ...playerTexts,
}
