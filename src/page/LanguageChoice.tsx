import { writeCookie } from '../lib/browser/cookie'
import { pageLanguage } from '../lib/text/pageLanguage'
import { serviceBase } from '../lib/url/serviceBase'
import { useRuntime } from '../site/react/RuntimeContext'
import { availableLanguages, LANGUAGES } from '../text/languages/languages'
import { savedLocale } from '../text/languages/savedLocale'
import { useText } from '../text/TextContext'
import './languageChoice.scss'

/**
 * Languages of the site, each by its own name; nothing if there is only one. The choice is stored in this browser and
 * reloads the page, because code that has already run keeps texts of the previous language. Buttons instead of a select,
 * because arrow keys in a closed select would change the language while the visitor reads the options.
 */
export function LanguageChoice() {
  const t = useText()
  const languages = availableLanguages(useRuntime().plan.document.site_config.languages)
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
              savedLocale(serviceBase(document)).set(language)
              // Tells the SSR server, which renders pages in the site's first language only.
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
