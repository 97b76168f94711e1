import type { LiveEvent } from '../../generated/types'
import { SignInButton } from '../../page/SignInButton'
import { failureTexts, type PlaybackFailure } from '../../player/failure'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button, buttonClass } from '../../ui/Button'
import { SmartLink } from '../../ui/SmartLink'
import { EventScreen } from './EventScreen'

interface Props {
  event: LiveEvent
  name: string
  failure: PlaybackFailure
  retry: () => void
}

/**
 * A failed event with the reason and a link home. After an error, the exit also leads home (spec, part 2: FYC event
 * player).
 */
export function EventFailed({ event, name, failure, retry }: Props) {
  const t = useText()
  const { plan } = useRuntime()
  const { headline, instructions, poster, action } = failureTexts(failure, plan.document.site_config.video?.errors, t)
  const home = { href: '/', label: t('goToHomePage') }
  return (
    <EventScreen poster={poster ?? event.poster} exit={home} above={name} heading={headline} alert>
      <p className="mq-event-screen__text">{instructions}</p>
      <div className="mq-event-screen__ways">
        <SmartLink className={buttonClass('first')} href={home.href}>
          {home.label}
        </SmartLink>
        {action === 'retry' && (
          <Button kind="line" onClick={retry}>
            {t('tryAgain')}
          </Button>
        )}
        {action === 'signIn' && <SignInButton kind="line">{t('playSignIn')}</SignInButton>}
      </div>
      {failure.code && <p className="mq-event-screen__code">{t('playCode', { code: failure.code })}</p>}
    </EventScreen>
  )
}
