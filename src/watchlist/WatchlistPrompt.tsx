import { createPortal } from 'react-dom'
import { useText } from '../text/TextContext'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/overlay/Dialog'
import { useWatchlistName } from './useWatchlistName'
import './watchlistPrompt.scss'

interface Props {
  onSignIn: () => void
  onClose: () => void
}

/**
 * Asks a signed-out visitor to sign in before a title is added (spec: watchlist sign-in prompt). Rendered outside of the
 * button's parents, because a slide that is replaced becomes inert with all its content.
 */
export function WatchlistPrompt({ onSignIn, onClose }: Props) {
  const t = useText()
  const name = useWatchlistName()
  return createPortal(
    <Dialog name={name} className="mq-list-prompt" onClose={onClose}>
      <h2>{name}</h2>
      <p>{t('signInToAdd')}</p>
      <div className="mq-list-prompt__on">
        <Button kind="first" onClick={onSignIn}>
          {t('signIn')}
        </Button>
        <Button kind="line" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Dialog>,
    document.body,
  )
}
