import type { Episode } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/picture/Picture'
import { cardPicture } from '../card/cardPicture'
import { watchedPart } from './watched'
import '../card/card.scss'

interface Props {
  episode: Episode
  /** The `sizes` of its picture. */
  sizes: string
  /** true: on the first screen. */
  first?: boolean
}

/** The still of an episode with how far it was watched, and a play mark that appears with the mouse. */
export function EpisodeArt({ episode, sizes, first }: Props) {
  const { missing_img } = useRuntime().plan.document.site_config
  const part = watchedPart(episode)
  return (
    <span className="mq-card__art mq-card__art--still">
      <Picture
        src={cardPicture(episode, 'still')}
        fallback={missing_img}
        alt=""
        width={500}
        height={281}
        sizes={sizes}
        first={first}
      />
      {part > 0 && (
        <span className="mq-card__bar">
          <i style={{ width: `${part * 100}%` }} />
        </span>
      )}
      <span className="mq-card__dot">
        <Icon name="play" />
      </span>
    </span>
  )
}
