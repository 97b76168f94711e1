import type { SectionProps } from '../siteSection'
import { changedTexts, type FoundText, findTexts } from './findTexts'
import type { AllTranslations } from './ownTexts'
import type { SiteLanguage } from './siteLanguages'
import { TextDetails } from './TextDetails'
import { TextResults } from './TextResults'
import { TEXT_ENTRIES, TEXT_GROUPS, type TextEntry } from './textEntries'
import { ALL_GROUPS, readView, type TextsView, viewKey } from './textsView'
import { UnusedTexts } from './UnusedTexts'
import { useSiteTexts } from './useSiteTexts'
import { useTranslations } from './useTranslations'

/** The texts of a group or search, or one text in all languages of the site. */
export function TextsPanel(props: SectionProps) {
  const { chosenKey, onChoose, actions } = props
  const { config, languages, changed } = useSiteTexts(props)
  const translations = useTranslations(languages)
  const view = readView(chosenKey)
  const show = (next: TextsView) => onChoose(viewKey(next))
  const open = TEXT_ENTRIES.find(({ key }) => key === view.open)
  const list = translations && listedTextsOf(view, config, languages, translations)
  return (
    <section className="mqp-part" aria-label="Texts">
      {config === undefined && <p className="mqp-note mqp-note--bad">config.json is not valid. Correct it in Edit.</p>}
      {!translations && <p className="mqp-note">Loading the texts …</p>}
      {translations &&
        list &&
        (open ? (
          <TextDetails
            key={open.key}
            entry={open}
            config={config}
            languages={languages}
            translations={translations}
            pressedIn={view.language}
            backTo={list.heading}
            onBack={() =>
              show({ ...view, open: undefined, last: open.key, language: view.candidates && view.language })
            }
            actions={actions}
          />
        ) : (
          <>
            <input
              type="search"
              className="mqp-field"
              aria-label="Find a text"
              placeholder="Find a text in all groups"
              value={view.search ?? ''}
              onChange={({ target }) => show({ search: target.value })}
            />
            <h2 className="mqp-part__name">{list.heading}</h2>
            {list.hint && <p className="mqp-note">{list.hint}</p>}
            <TextResults
              key={list.heading}
              texts={list.texts}
              changed={changed}
              last={view.last}
              onOpen={({ entry, language }) =>
                show({ ...view, open: entry.key, language: language.code, last: undefined })
              }
            />
            {isStartView(view) && <UnusedTexts config={config} actions={actions} />}
          </>
        ))}
    </section>
  )
}

const isStartView = ({ search, group, candidates }: TextsView) => !search && !group && !candidates

function listedTextsOf(
  view: TextsView,
  config: unknown,
  languages: readonly SiteLanguage[],
  translations: AllTranslations,
): { heading: string; hint?: string; texts: readonly FoundText[] } {
  const { search, group, pressed, candidates } = view
  const preferred = languages.filter(({ code }) => code === view.language)
  const textsOf = (entries: readonly TextEntry[], words = '') =>
    findTexts(words, entries, config, [...preferred, ...languages], translations)
  if (search) {
    const texts = textsOf(TEXT_ENTRIES, search)
    const hint = texts.length === 0 ? 'No text contains these words in the languages of the site.' : undefined
    return { heading: `Texts with “${search}”`, hint, texts }
  }
  if (candidates) {
    const keys = candidates.split(' ')
    const hint = 'The site uses several texts with these words. Choose the one for the part that you pressed.'
    return { heading: `“${pressed}”`, hint, texts: textsOf(TEXT_ENTRIES.filter(({ key }) => keys.includes(key))) }
  }
  if (group === ALL_GROUPS) return { heading: 'All texts', texts: textsOf(TEXT_ENTRIES) }
  const chosen = TEXT_GROUPS.find(({ name }) => name === group)
  if (chosen) return { heading: chosen.label, texts: textsOf(chosen.entries) }
  return {
    heading: 'Changed texts',
    hint: 'Press a sentence on the page to change it, search for it, or choose a group.',
    texts: changedTexts(TEXT_ENTRIES, config, languages),
  }
}
