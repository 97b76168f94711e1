import type { ReactNode } from 'react'
import { safeResourceUrl } from '../../lib/url/safeHref'
import { SignInButton } from '../../page/SignInButton'
import { failureTexts, type PlaybackFailure } from '../../player/failure'
import { BackLink } from '../../player/overlay/BackLink'
import { ServiceError } from '../../service/http/response'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button, buttonClass } from '../../ui/Button'
import { SmartLink } from '../../ui/SmartLink'
import { playerPoster } from './playerPoster'
import './playNotice.scss'

interface Props extends Pick<PlayNoticeProps, 'backLink'> {
  failure: PlaybackFailure
  retry: () => void
  /** Target of the OK button. */
  okHref: string
  /** Background image, unless the brand sets one for this error. */
  poster?: string
  /** true: in a dialog, with a link back to the title (spec, section 8: Playback errors). */
  inDialog?: boolean
}

/** The error message of a player, with the possible action. */
export function PlayFailed({ failure, retry, okHref, backLink, poster, inDialog }: Props) {
  const t = useText()
  const { plan } = useRuntime()
  const texts = failureTexts(failure, plan.document.site_config.video?.errors, t)
  const [before, after] = t('playBackToTitle').split('{link}')
  const okLink = (
    <SmartLink className={buttonClass('first')} href={okHref}>
      {t('playOk')}
    </SmartLink>
  )
  return (
    <PlayNotice
      headline={texts.headline}
      text={texts.instructions}
      poster={safeResourceUrl(texts.poster) ?? poster}
      backLink={backLink}
    >
      {inDialog && (
        <p>
          {before}
          <SmartLink href={okHref}>{t('playBackHere')}</SmartLink>
          {after}
        </p>
      )}
      {texts.action === 'retry' && (
        <Button kind="first" onClick={retry}>
          {t('tryAgain')}
        </Button>
      )}
      {texts.action === 'signIn' && <SignInButton instead={okLink}>{t('playSignIn')}</SignInButton>}
      {texts.action === 'ok' && okLink}
    </PlayNotice>
  )
}

/** Maps an error of the playback request to a failure. */
export function failureOfRequest(error: unknown): PlaybackFailure {
  if (!(error instanceof ServiceError)) return { kind: 'unknown' }
  const { kind, status } = error
  if (kind === 'network' || kind === 'timeout') return { kind }
  if (kind === 'status' && (status === 403 || status === 404)) return { kind: 'refused', code: '1' }
  return { kind: 'unknown', code: status ? String(status) : kind }
}

interface PlayNoticeProps {
  headline: string
  text: string
  poster?: string
  /** The back link of a full-page player. */
  backLink?: { href: string; label: string; onPress?: () => void }
  children: ReactNode
}

function PlayNotice({ headline, text, poster, backLink, children }: PlayNoticeProps) {
  const art = playerPoster(safeResourceUrl(poster))
  return (
    <div className="mq-play-notice" role="alert">
      {art && <img className="mq-play-notice__art" src={art} alt="" />}
      {backLink && <BackLink {...backLink} className="mq-play-notice__out" />}
      <h2>{headline}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
