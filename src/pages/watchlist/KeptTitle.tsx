import { memo } from 'react'
import { Card } from '../../catalogue/card/Card'
import { nameOf } from '../../catalogue/title/titleFacts'
import type { TitleCard } from '../../generated/types'
import { titleId } from '../../service/watchlist'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import './keptTitle.scss'

interface Props {
  title: TitleCard
  /** false: it was taken off the list, and can be put back. */
  listed: boolean
  onPress: (title: TitleCard) => void
  /** true: on the first screen. */
  first: boolean
}

/** A title of the watchlist, with the way to take it off and, in the same place, to put it back. */
export const KeptTitle = memo(function KeptTitle({ title, listed, onPress, first }: Props) {
  const t = useText()
  const name = nameOf(title, t)
  return (
    <div className={listed ? 'mq-kept' : 'mq-kept mq-kept--gone'}>
      <Card title={title} module="watchlist" shape="poster" first={first} />
      <div className="mq-kept__place">
        {!listed && <span aria-hidden="true">{t('removed')}</span>}
        <button
          type="button"
          className="mq-kept__button"
          data-kept={titleId(title)}
          aria-label={t(listed ? 'removeFromList' : 'putBackName', { name })}
          title={listed ? t('removeFromList', { name }) : undefined}
          // The second half of a double click is no wish of its own (reliability P13).
          onClick={(event) => event.detail < 2 && onPress(title)}
        >
          {listed ? <Icon name="close" /> : t('putBack')}
        </button>
      </div>
    </div>
  )
})
