import { type RefObject, useState } from 'react'
import { SignInForm } from '../../account/SignInForm'
import { classes } from '../../lib/browser/classes'
import { pageLanguage } from '../../lib/text/pageLanguage'
import { safeResourceUrl } from '../../lib/url/safeHref'
import { LanguageChoice } from '../../page/LanguageChoice'
import { authType } from '../../session/authType'
import { CountdownClock } from '../../session/countdown/CountdownClock'
import { openingTime } from '../../session/countdown/openingTime'
import { useClockSync, useTimeLeft } from '../../session/countdown/useTimeLeft'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useDocumentTitle } from '../../site/react/useDocumentTitle'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import type { Gate } from './useGate'
import './countdownGate.scss'

interface Props {
  gate: Gate
  main: RefObject<HTMLElement | null>
}

/**
 * The full-page countdown (spec, section 2). At zero its button opens the site without a reload. At the moderators'
 * address of a site with sign-in it has the form instead.
 */
export function CountdownGate({ gate, main }: Props) {
  const t = useText()
  const { plan, http, session } = useRuntime()
  const { clockOffset } = useSession()
  useClockSync(http, session)
  const left = useTimeLeft(gate.until, clockOffset)
  const { site_config: config } = plan.document
  const { countdown } = config
  const hasForm = gate.forModerators && authType(plan.document) !== undefined
  const heading = countdown?.placeholder ?? t('opensSoon', { site: plan.title })
  useDocumentTitle(heading)
  const opening = openingTime(countdown?.start_time ?? '', gate.until, pageLanguage())
  const there = opening.there
  return (
    <div className={classes('mq-gate', hasForm && 'mq-gate--form', countdown?.css_class)}>
      <header className="mq-gate__head">
        <GateLogo />
      </header>
      <main id="main" ref={main} tabIndex={-1} className="mq-gate__main">
        <p className="mq-gate__kicker">{t('openingSoon')}</p>
        <h1 tabIndex={-1}>{heading}</h1>
        <CountdownClock left={left} />
        {hasForm ? (
          <SignInForm />
        ) : (
          <>
            <Button kind="first" disabled={left > 0} onClick={gate.enter}>
              {countdown?.btn_text ?? t('enter')}
            </Button>
            <p className="mq-gate__when">
              {there ? t('opensAt', { there, here: opening.here }) : t('opensAtHere', { here: opening.here })}
            </p>
          </>
        )}
      </main>
      <footer className="mq-gate__foot">
        <LanguageChoice />
      </footer>
      <GatePicture src={safeResourceUrl(countdown?.img)} />
    </div>
  )
}

/** The brand's logo, else its name. Not a link, because the site is not open yet. */
function GateLogo() {
  const { plan } = useRuntime()
  const [failed, setFailed] = useState<string>()
  const { site_config: config, logo } = plan.document
  const src = [config.logo, logo].map(safeResourceUrl).find((address) => address && address !== failed)
  return src ? <img src={src} alt={plan.title} onError={() => setFailed(src)} /> : <span>{plan.title}</span>
}

/** A decorative image. */
function GatePicture({ src }: { src: string | undefined }) {
  const [failed, setFailed] = useState(false)
  if (!src || failed) return null
  return <img className="mq-gate__picture" src={src} alt="" onError={() => setFailed(true)} />
}
