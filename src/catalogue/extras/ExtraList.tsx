import { type MouseEvent, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { TitleCard } from '../../generated/types'
import { formatRuntime } from '../../lib/text/formatRuntime'
import { isPlainClick } from '../../lib/url/isPlainClick'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Columns } from '../../ui/rows/Columns'
import { Row } from '../../ui/rows/Row'
import type { CountsByWidth } from '../../ui/rows/useColumns'
import { CardArt, CardFrame } from '../card/CardFrame'
import { cardPicture } from '../card/cardPicture'
import { cardId, titleDescription, titleDisplayName } from '../title/titleFacts'
import { titleAddress, titleLink } from '../title/titleLink'
import { extraTypeLabel } from './extraKind'
import { LightboxSlot, preloadLightbox } from './LightboxSlot'
import { titleToLightboxImage, usePictureParam } from './lightboxPictures'
import './extraCard.scss'

const COLUMN_COUNTS: CountsByWidth = [
  [1200, 4],
  [768, 3],
  [0, 2],
]

const GRID_SIZES = '(min-width: 1200px) 23vw, (min-width: 768px) 31vw, 46vw'

interface Props {
  extras: readonly TitleCard[]
  /** The title they belong to. */
  title: TitleCard
  /** Accessible name of the list. */
  label: string
  layout?: 'grid' | 'row'
}

/** The extras of a title in columns or in a row. Extras that are pictures open in the lightbox. */
export function ExtraList({ extras, title, label, layout = 'grid' }: Props) {
  const t = useText()
  const { key } = useLocation()
  const withPictures = useMemo(
    () =>
      extras.flatMap((extra) => {
        const picture = extra.title_type === 'image' ? titleToLightboxImage(extra, t) : undefined
        return picture ? [{ slug: extra.slug, picture }] : []
      }),
    [extras, t],
  )
  const pictures = useMemo(() => withPictures.map(({ picture }) => picture), [withPictures])
  const picture = usePictureParam(withPictures.map(({ slug }) => slug))

  const card = (extra: TitleCard, inRow: boolean, tabStop = true) => {
    const pictureIndex = withPictures.findIndex(({ slug }) => slug === extra.slug)
    const large =
      pictureIndex < 0 ? undefined : { href: picture.hrefOf(pictureIndex), open: () => picture.open(pictureIndex) }
    const sizes = inRow ? undefined : GRID_SIZES
    return (
      <ExtraCard extra={extra} parent={title.slug} picture={large} described={!inRow} sizes={sizes} tabStop={tabStop} />
    )
  }

  return (
    <>
      {layout === 'row' ? (
        <Row shape="still" label={label} restoreKey={`${key} ${title.slug} ${label}`}>
          {extras.map((extra, at) => (
            <li key={`${extra.slug} ${at}`}>{card(extra, true, at === 0)}</li>
          ))}
        </Row>
      ) : (
        <Columns
          className="mq-extras"
          steps={COLUMN_COUNTS}
          total={extras.length}
          ratio={0.5625}
          captionHeight={90}
          keyOf={(at) => `${extras[at]?.slug} ${at}`}
        >
          {(at) => {
            const extra = extras[at]
            return extra && card(extra, false)
          }}
        </Columns>
      )}
      <LightboxSlot
        name={t('picturesOf', { name: titleDisplayName(title, t) })}
        pictures={pictures}
        picture={picture}
      />
    </>
  )
}

interface CardProps {
  extra: TitleCard
  /** Slug of the title it belongs to. */
  parent: string
  /** For a picture: the link that opens it in the lightbox. */
  picture?: { href: string; open: () => void }
  /** true: shows two lines of description. */
  described?: boolean
  /** The `sizes` attribute. Default: for a row. */
  sizes?: string
  /** false: reachable with the row's arrow keys, not with Tab. */
  tabStop?: boolean
}

/**
 * An extra as a still with name, kind and running time. It links to its address below the title's, a picture to the
 * lightbox. With `disable_non_playable` unplayable extras have no link.
 */
function ExtraCard({ extra, parent, picture, described, sizes, tabStop = true }: CardProps) {
  const t = useText()
  const config = useRuntime().plan.document.site_config
  const href = picture?.href ?? titleLink(extra, { config, path: titleAddress(parent) })
  const length = extra.runtime_display || formatRuntime(extra.runtime)
  const facts = [extraTypeLabel(extra, t), picture ? undefined : length].filter(Boolean)
  const description = described ? titleDescription(extra) : ''
  const onClick = (event: MouseEvent) => {
    if (!picture || !isPlainClick(event)) return
    event.preventDefault()
    picture.open()
  }
  return (
    <CardFrame
      className="mq-extra"
      href={href}
      onClick={onClick}
      onPointerEnter={picture && preloadLightbox}
      onFocus={picture && preloadLightbox}
      tabIndex={tabStop || !href ? undefined : -1}
      data-card={cardId(extra)}
      art={<CardArt src={cardPicture(extra, 'still')} sizes={sizes} play={href !== undefined && !picture} />}
      name={titleDisplayName(extra, t)}
      under={facts.join(', ')}
    >
      {description && <span className="mq-extra__about mq-clamp">{description}</span>}
    </CardFrame>
  )
}
