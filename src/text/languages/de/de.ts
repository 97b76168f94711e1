import type { Sentences } from '../sentences'
import { accountTexts } from './accountTexts'
import { catalogueTexts } from './catalogueTexts'
import { collaborationTexts } from './collaborationTexts'
import { consentTexts } from './consentTexts'
import { eventTexts } from './eventTexts'
import { infoTexts } from './infoTexts'
import { playerTexts } from './playerTexts'
import { siteTexts } from './siteTexts'

export const de: Sentences = {
  ...siteTexts,
  ...accountTexts,
  ...catalogueTexts,
  ...collaborationTexts,
  ...consentTexts,
  ...eventTexts,
  ...infoTexts,
  ...playerTexts,
}
