import type { Language } from '../../../text/languages/languages'
import type { SiteLanguage } from '../site/texts/siteLanguages'

interface Props {
  /** Languages of the site. */
  languages: readonly SiteLanguage[]
  /** Language of the page; undefined: the first one, or the one that was chosen on the page. */
  language: Language | undefined
  onLanguage: (language: Language | undefined) => void
}

/** The language of the page in the canvas, for sites with several. */
export function PageLanguage({ languages, language, onLanguage }: Props) {
  if (languages.length < 2) return null
  return (
    <label>
      <span className="mqp-compose__hidden">Language of the page</span>
      <select
        className="mqp-field mqp-header__language"
        value={language ?? ''}
        onChange={({ target }) => onLanguage(languages.find(({ code }) => code === target.value)?.code)}
      >
        <option value="">Default language</option>
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
