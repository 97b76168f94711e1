import { catalogueTexts } from './catalogueTexts'
import { lateTexts } from './lateTexts'
import { playerTexts } from './playerTexts'
import { texts } from './texts'

/** Every sentence, for tools that look at all of them. The site itself loads them in parts. */
export const allTexts = { ...texts, ...lateTexts, ...catalogueTexts, ...playerTexts }
