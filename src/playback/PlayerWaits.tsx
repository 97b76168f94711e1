import { useText } from '../text/TextContext'

/** The player on its way: the picture of what comes, and that it comes. */
export function PlayerWaits({ poster }: { poster?: string }) {
  const t = useText()
  return (
    <div className="mq-player-stage__waits" role="status">
      {poster && <img src={poster} alt="" />}
      <span className="mq-vh">{t('playerLoading')}</span>
      <i aria-hidden="true" />
    </div>
  )
}
