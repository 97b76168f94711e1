import { availableLanguages } from '../../../../text/languages/languages'
import { CONFIG_FILE, dataIn } from '../../draft/siteData'
import type { SectionProps } from '../siteSection'
import { matchTexts } from './matchText'
import { sentencesAt } from './sentencesAt'
import { languageName, siteLanguages } from './siteLanguages'
import { TEXT_ENTRIES } from './textEntries'
import { viewKey } from './textsView'
import { loadTranslations } from './useTranslations'

/**
 * Opens the text that was pressed on the page.
 * @param element of the page
 */
export async function openPressedText(element: Element, { files, actions, onChoose }: SectionProps): Promise<void> {
  const config = dataIn(files, CONFIG_FILE)
  const languages = siteLanguages(config)
  const sentences = sentencesAt(element)
  const [pressed = ''] = sentences
  const [code = 'en'] = availableLanguages([element.ownerDocument.documentElement.lang])
  // The preview can show languages that the site does not offer.
  const language = languages.find((each) => each.code === code) ?? {
    code,
    name: languageName(code),
    isDefault: false,
    dir: 'ltr',
  }
  const found = matchTexts(sentences, TEXT_ENTRIES, config, language, await loadTranslations([code]))
  if (!found) {
    const what = pressed && pressed.length <= 80 ? `“${pressed}” is` : 'This is'
    return actions.say(`${what} not a fixed sentence of the site. Choose Page to change it.`)
  }
  const { sentence, entries } = found
  const [entry] = entries
  if (entry && entries.length === 1) {
    onChoose(viewKey({ open: entry.key, group: entry.group, language: code }))
    return actions.say(`Text “${sentence}” in ${language.name}`)
  }
  const candidates = entries.map(({ key }) => key).join(' ')
  onChoose(viewKey({ pressed: sentence, candidates, language: code }))
  actions.say(`${entries.length} texts match “${sentence}”. Choose one.`)
}
