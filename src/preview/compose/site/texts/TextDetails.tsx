import { useEffect, useRef } from 'react'
import { placeholdersOf } from '../../../../text/placeholders'
import type { ComposeActions } from '../../useComposeActions'
import { OwnTextInput } from './OwnTextInput'
import { type AllTranslations, shownText, textVariantsOf } from './ownTexts'
import type { SiteLanguage } from './siteLanguages'
import { TEXT_GROUPS, type TextEntry } from './textEntries'

interface Props {
  entry: TextEntry
  config: unknown
  languages: readonly SiteLanguage[]
  translations: AllTranslations
  /** Code of the language in which the text was pressed on the page. */
  pressedIn: string | undefined
  /** Name of the list that contains the text. */
  backTo: string
  onBack: () => void
  actions: ComposeActions
}

/** A text in all languages of the site, with its defaults. */
export function TextDetails(props: Props) {
  const { entry, config, languages, translations, pressedIn, backTo, onBack, actions } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The entry that was pressed is no longer rendered, so the focus was lost.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  const first = languages.find(({ code }) => code === pressedIn) ?? languages[0]
  if (!first) return null
  const all = [first, ...languages.filter((each) => each !== first)]
  const [field = { name: entry.key }] = textVariantsOf(entry, first.code).slice(-1)
  const { english, key, group, subject } = entry
  const placeholders = placeholdersOf(typeof english === 'string' ? english : Object.values(english).join(' '))
  return (
    <>
      <p className="mqp-part__way">
        <button type="button" onClick={onBack}>
          ‹ {backTo}
        </button>
      </p>
      <h2 ref={heading} className="mqp-part__name" tabIndex={-1} lang={first.code} dir={first.dir}>
        {shownText(config, entry, first, field, translations)}
      </h2>
      <p className="mqp-note">
        {TEXT_GROUPS.find(({ name }) => name === group)?.label}
        {subject && `, ${subject}`} · <code>{key}</code>
      </p>
      {placeholders.length > 0 && (
        <p className="mqp-note">
          The site replaces{' '}
          {placeholders.map((each) => (
            <code key={each} className="mqp-texts__placeholder">
              {each}
            </code>
          ))}{' '}
          by {placeholders.length === 1 ? 'a value' : 'values'}. Keep {placeholders.length === 1 ? 'it' : 'them'} in
          each sentence.
        </p>
      )}
      <div className="mqp-form">
        {all.flatMap((language) =>
          textVariantsOf(entry, language.code).map((each) => (
            <OwnTextInput
              key={`${language.code} ${each.name}`}
              entry={entry}
              config={config}
              language={language}
              field={each}
              translations={translations}
              actions={actions}
            />
          )),
        )}
      </div>
    </>
  )
}
