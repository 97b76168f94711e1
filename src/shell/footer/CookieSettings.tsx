import { useSyncExternalStore } from 'react'
import { useConsent } from '../../consent/ConsentContext'
import { useText } from '../../text/TextContext'

/** Opens the cookie settings again, where the site asks for consent and there is something that shows them. */
export function CookieSettings() {
  const t = useText()
  const consent = useConsent()
  const open = useSyncExternalStore(consent.subscribe, consent.reopen)
  return (
    open && (
      <button type="button" onClick={open}>
        {t('cookieSettings')}
      </button>
    )
  )
}
