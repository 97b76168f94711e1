import { memo } from 'react'
import type { TitleCard } from '../../generated/types'
import { usePage } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { cardId, formatGenreAndYear, titleDescription, titleDisplayName } from '../title/titleFacts'
import { titleLink } from '../title/titleLink'
import { ArtTile } from './ArtTile'
import { awardsLine, useShowsAwards } from './awards'
import type { Captions } from './Card'
import { cardPicture, type Shape } from './cardPicture'
import { Lettering } from './Lettering'

interface Props {
  title: TitleCard
  /** Slug of the module that shows it. */
  module: string
  shape?: Shape
  captions?: Captions
  path?: string
  live?: boolean
  /** true: on the first screen, so its picture loads eagerly. */
  first?: boolean
}

/**
 * A title in a grid: art, logo, and the description on hover and focus (spec: Title grid card). `captions` adds a line
 * below, but never repeats the name. With nominations on, wins and nominations replace the description.
 */
export const Tile = memo(function Tile({
  title,
  module,
  shape = 'still',
  captions = 'name',
  path,
  live,
  first,
}: Props) {
  const t = useText()
  const config = useRuntime().plan.document.site_config
  const { route } = usePage()
  const awarded = useShowsAwards(captions)
  const under =
    captions === 'facts' ? formatGenreAndYear(title) : captions === 'description' ? titleDescription(title) : ''
  const { images } = title
  return (
    <ArtTile
      href={titleLink(title, { config, path, module })}
      src={cardPicture(title, shape, route?.module_image_field)}
      shape={shape}
      images={images}
      more={awarded || captions === 'description' ? undefined : titleDescription(title) || undefined}
      under={awarded ? awardsLine(title, t) : under && <span className="mq-clamp mq-tile__text">{under}</span>}
      badge={live ? t('live') : undefined}
      card={cardId(title)}
      first={first}
    >
      <Lettering logo={images?.logo} ratio={images?.logoRatio} lazy>
        <span className="mq-tile__name">{titleDisplayName(title, t)}</span>
      </Lettering>
    </ArtTile>
  )
})
