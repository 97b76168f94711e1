import type { ReactNode } from 'react'
import { safeResource } from '../../lib/url/safeHref'
import { failureWords, type PlaybackFailure } from '../../player/failure'
import { OutLink } from '../../player/overlay/OutLink'
import { ServiceError } from '../../service/http/response'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button, buttonClass } from '../../ui/Button'
import { SmartLink } from '../../ui/SmartLink'
import { playerPoster } from './playerPoster'
import './playNotice.scss'

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

/** What it means for a viewer that the service did not say what to play. */
export function failureOfCall(error: unknown): PlaybackFailure {
  if (!(error instanceof ServiceError)) return { kind: 'unknown' }
  const { kind, status } = error
  if (kind === 'network' || kind === 'timeout') return { kind }
  if (kind === 'status' && (status === 403 || status === 404)) return { kind: 'refused', code: '1' }
  return { kind: 'unknown', code: status ? String(status) : kind }
}

interface PlayNoticeProps {
  headline: string
  text: string
  /** The picture behind. */
  poster?: string
  /** The way out, where the player is all there is. */
  out?: { href: string; label: string; onPress?: () => void }
  /** What can be done. */
  children: ReactNode
}

/** In place of the picture: why there is none. */
function PlayNotice({ headline, text, poster, out, children }: PlayNoticeProps) {
  const art = playerPoster(safeResource(poster))
  return (
    <div className="mq-play-notice" role="alert">
      {art && <img className="mq-play-notice__art" src={art} alt="" />}
      {out && <OutLink {...out} className="mq-play-notice__out" />}
      <h2>{headline}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
