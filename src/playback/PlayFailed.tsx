import { safeResource } from '../lib/url/safeHref'
import type { PlaybackFailure } from '../player/failure'
import { failureWords } from '../player/failureWords'
import { useRuntime } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'
import { Button, buttonClass } from '../ui/Button'
import { SmartLink } from '../ui/SmartLink'
import { PlayNotice, type PlayNoticeProps } from './PlayNotice'

interface Props extends Pick<PlayNoticeProps, 'out'> {
  failure: PlaybackFailure
  retry: () => void
  /** Where Ok leads. */
  back: string
  /** The picture behind, where the brand has none for this. */
  poster?: string
  /** true: in a dialog, where a link leads back to the title (spec, section 8: Playback errors). */
  inDialog?: boolean
}

/** In place of the picture: what happened, and what can be done. */
export function PlayFailed({ failure, retry, back, out, poster: own, inDialog }: Props) {
  const t = useText()
  const { plan, session } = useRuntime()
  const words = failureWords(failure, plan.document.site_config.video?.errors, t)
  const [before, after] = t('playBackToTitle').split('{link}')
  return (
    <PlayNotice
      headline={words.headline}
      text={words.instructions}
      poster={safeResource(words.poster) ?? own}
      out={out}
    >
      {inDialog && (
        <p>
          {before}
          <SmartLink href={back}>{t('playBackHere')}</SmartLink>
          {after}
        </p>
      )}
      {words.action === 'retry' && (
        <Button kind="first" onClick={retry}>
          {t('tryAgain')}
        </Button>
      )}
      {words.action === 'signIn' && (
        <Button kind="first" onClick={() => session.ask()}>
          {t('playSignIn')}
        </Button>
      )}
      {words.action === 'ok' && (
        <SmartLink className={buttonClass('first')} href={back}>
          {t('playOk')}
        </SmartLink>
      )}
    </PlayNotice>
  )
}
