import { useId } from 'react'
import { useTyped } from '../../form/inputs/useTyped'
import type { ComposeActions } from '../../useComposeActions'
import { checkText } from './checkText'
import { type AllTranslations, inheritedText, ownText, type TextVariant, textOperations } from './ownTexts'
import type { SiteLanguage } from './siteLanguages'
import type { TextEntry } from './textEntries'

interface Props {
  entry: TextEntry
  config: unknown
  language: SiteLanguage
  field: TextVariant
  translations: AllTranslations
  actions: ComposeActions
}

/** Which numbers a plural form is for, where its name does not say it. */
const PLURAL_FORM_LABELS: Partial<Record<Intl.LDMLPluralRule, string>> = {
  other: 'other numbers',
  many: 'many',
  few: 'a few',
}

/** A text in one language. While it cannot be used, the draft keeps the last one. */
export function OwnTextInput({ entry, config, language, field, translations, actions }: Props) {
  const id = useId()
  const own = ownText(config, language, field.name)
  const initial = inheritedText(config, entry, language, field, translations)
  const shown = own ?? initial
  const [typed, setTyped] = useTyped(shown)
  const message = typed === shown ? undefined : checkText(typed, entry, field.form)
  const label = field.form ? `${language.name}, ${PLURAL_FORM_LABELS[field.form] ?? field.form}` : language.name
  const setText = (text: string | undefined) => {
    const operations = textOperations(config, language, field.name, text)
    if (operations.length > 0)
      actions.perform(`Text ${field.name} in ${language.name}`, operations, `text ${language.code} ${field.name}`)
  }
  const onType = (text: string) => {
    setTyped(text)
    if (!checkText(text, entry, field.form)) setText(text === initial ? undefined : text)
  }
  const reset = () => {
    document.getElementById(id)?.focus()
    setTyped(initial)
    setText(undefined)
  }
  return (
    <div className={`mqp-form__field${message ? ' mqp-form__field--invalid' : ''}`}>
      <div className="mqp-form__label">
        <label htmlFor={id}>{label}</label>
        <code>{field.name}</code>
        {(own !== undefined || message) && (
          <button type="button" className="mqp-form__reset" aria-label={`Reset ${label}`} onClick={reset}>
            Reset
          </button>
        )}
      </div>
      <textarea
        id={id}
        className="mqp-field"
        rows={2}
        lang={language.code}
        dir={language.dir}
        aria-invalid={message ? true : undefined}
        aria-describedby={`${message ? `${id}-message ` : ''}${id}-about`}
        value={typed}
        // Texts are single lines.
        onChange={({ target }) => onType(target.value.replace(/\s*\n\s*/g, ' '))}
      />
      {message && (
        <p className="mqp-form__message" id={`${id}-message`} role="alert">
          {message}
        </p>
      )}
      <p className="mqp-note" id={`${id}-about`}>
        {own === undefined ? (
          'The default'
        ) : (
          <>
            Default:{' '}
            <span lang={language.code} dir={language.dir}>
              {initial}
            </span>
          </>
        )}
      </p>
    </div>
  )
}
