import { writeCookie } from '../lib/cookie'
import { pageLanguage } from '../lib/text/pageLanguage'
import { serviceBase } from '../lib/url/serviceBase'
import { useRuntime } from '../site/react/RuntimeContext'
import { keptLanguage } from '../text/languages/keptLanguage'
import { LANGUAGES, offered } from '../text/languages/languages'
import { useText } from '../text/TextContext'
import './languageChoice.scss'

/**
 * The languages of a site, each by its own name; none where there is no choice. What is chosen holds in this browser from
 * then on. The page is loaded anew at the same address and place: words are everywhere, also in what has run already.
 * A list of buttons and no select: arrow keys in a closed select would change the page while somebody looks through it.
 */
export function LanguageChoice() {
  const t = useText()
  const languages = offered(useRuntime().plan.document.site_config.languages)
  if (languages.length < 2) return null
  return (
    <ul className="mq-languages" aria-label={t('chooseLanguage')}>
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            aria-current={language === pageLanguage() || undefined}
            onClick={() => {
              keptLanguage(serviceBase(document)).set(language)
              // For the host that draws pages (src/edge): it draws them in the site's first language only.
              writeCookie('language', language, 365)
              location.reload()
            }}
          >
            {LANGUAGES[language].name}
          </button>
        </li>
      ))}
    </ul>
  )
}
