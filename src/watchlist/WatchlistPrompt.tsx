import { useText } from '../text/TextContext'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/overlay/Dialog'
import { useListName } from './useListName'
import './watchlistPrompt.scss'

interface Props {
  onSignIn: () => void
  onClose: () => void
}

/** What somebody reads who adds a title without being signed in (spec: watchlist sign-in prompt). */
export function WatchlistPrompt({ onSignIn, onClose }: Props) {
  const t = useText()
  const name = useListName()
  return (
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
    </Dialog>
  )
}
