import { ArtTile } from '../../catalogue/card/ArtTile'
import { awardsOf, useShowsAwards } from '../../catalogue/card/awards'
import type { Captions } from '../../catalogue/card/Card'
import { cardPicture } from '../../catalogue/card/cardPicture'
import { cardId, formatGenreAndYear, titleDescription, titleDisplayName } from '../../catalogue/title/titleFacts'
import { titleLink } from '../../catalogue/title/titleLink'
import type { TitleCard } from '../../generated/types'
import { isLightColour } from '../../lib/isLightColour'
import { usePage } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { TranslateFunction } from '../../text/createText'
import { useText } from '../../text/TextContext'
import { Columns } from '../../ui/rows/Columns'
import type { CountsByWidth } from '../../ui/rows/useColumns'
import './mosaic.scss'

interface Props {
  titles: readonly TitleCard[]
  /** Slug of the module. */
  module: string
  captions?: Captions
  path?: string
  live?: boolean
  first?: boolean
}

const COLUMN_COUNTS: CountsByWidth = [
  [768, 3],
  [0, 2],
]

/** A grid with a large first tile over two rows; names are on the art, on a fade in its ink. */
export function Mosaic({ titles, module, captions = 'facts', path, live, first }: Props) {
  const t = useText()
  const config = useRuntime().plan.document.site_config
  const { route } = usePage()
  const awarded = useShowsAwards(captions)
  return (
    <Columns
      steps={COLUMN_COUNTS}
      total={titles.length}
      ratio={0.75}
      className="mq-mosaic"
      keyOf={(index) => `${titles[index]?.slug} ${index}`}
    >
      {(index) => {
        const title = titles[index]
        if (!title) return null
        const { ink, tone } = title.images ?? {}
        const second = secondLine(title, captions, awarded, t)
        return (
          <ArtTile
            href={titleLink(title, { config, path, module })}
            src={cardPicture(title, 'still', route?.module_image_field)}
            images={title.images}
            darkText={ink ? isLightColour(ink) : tone === 'day'}
            badge={live ? t('live') : undefined}
            card={cardId(title)}
            first={first && index < 5}
            sizes={index === 0 ? '(min-width: 768px) 80vw, 180vw' : '(min-width: 768px) 38vw, 80vw'}
          >
            <span className="mq-mosaic__name">{titleDisplayName(title, t)}</span>
            {second && <small className="mq-clamp">{second}</small>}
          </ArtTile>
        )
      }}
    </Columns>
  )
}

function secondLine(title: TitleCard, captions: Captions, awarded: boolean, t: TranslateFunction): string {
  if (awarded) {
    const { wins, nominations } = awardsOf(title, t)
    return [wins, nominations].filter(Boolean).join(', ')
  }
  if (captions === 'facts') return formatGenreAndYear(title)
  return captions === 'description' || captions === 'nominations' ? titleDescription(title) : ''
}
