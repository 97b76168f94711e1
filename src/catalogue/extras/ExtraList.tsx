import { type MouseEvent, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { TitleCard } from '../../generated/types'
import { runtime } from '../../lib/text/runtime'
import { isPlainPress } from '../../lib/url/isPlainPress'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Columns } from '../../ui/rows/Columns'
import { Row } from '../../ui/rows/Row'
import type { ColumnSteps } from '../../ui/rows/useColumns'
import { CardArt, CardFrame } from '../card/CardFrame'
import { cardPicture } from '../card/cardPicture'
import { cardId, descriptionOf, nameOf } from '../title/titleFacts'
import { titleAddress, titleLink } from '../title/titleLink'
import { extraKind } from './extraKind'
import { LightboxSlot, preloadLightbox } from './LightboxSlot'
import { pictureOfTitle, usePictureParam } from './lightboxPictures'
import './extraCard.scss'

const STEPS: ColumnSteps = [
  [1200, 4],
  [768, 3],
  [0, 2],
]

const GRID_SIZES = '(min-width: 1200px) 23vw, (min-width: 768px) 31vw, 46vw'

interface Props {
  extras: readonly TitleCard[]
  /** The title that they belong to. */
  title: TitleCard
  /** What the list is called. */
  label: string
  layout?: 'grid' | 'row'
}

/** The extras of a title in columns or in a row. Those that are pictures open large, one after another. */
export function ExtraList({ extras, title, label, layout = 'grid' }: Props) {
  const t = useText()
  const { key } = useLocation()
  const shown = useMemo(
    () =>
      extras.flatMap((extra) => {
        const picture = extra.title_type === 'image' ? pictureOfTitle(extra, t) : undefined
        return picture ? [{ slug: extra.slug, picture }] : []
      }),
    [extras, t],
  )
  const pictures = useMemo(() => shown.map(({ picture }) => picture), [shown])
  const picture = usePictureParam(shown.map(({ slug }) => slug))

  const card = (extra: TitleCard, inRow: boolean, tabStop = true) => {
    const at = shown.findIndex(({ slug }) => slug === extra.slug)
    const large = at < 0 ? undefined : { href: picture.hrefOf(at), open: () => picture.open(at) }
    const sizes = inRow ? undefined : GRID_SIZES
    return (
      <ExtraCard extra={extra} parent={title.slug} picture={large} described={!inRow} sizes={sizes} tabStop={tabStop} />
    )
  }

  return (
    <>
      {layout === 'row' ? (
        <Row shape="still" label={label} memory={`${key} ${title.slug} ${label}`}>
          {extras.map((extra, at) => (
            <li key={`${extra.slug} ${at}`}>{card(extra, true, at === 0)}</li>
          ))}
        </Row>
      ) : (
        <Columns
          className="mq-extras"
          steps={STEPS}
          total={extras.length}
          ratio={0.5625}
          below={90}
          keyOf={(at) => `${extras[at]?.slug} ${at}`}
        >
          {(at) => {
            const extra = extras[at]
            return extra && card(extra, false)
          }}
        </Columns>
      )}
      <LightboxSlot name={t('picturesOf', { name: nameOf(title, t) })} pictures={pictures} picture={picture} />
    </>
  )
}

interface CardProps {
  extra: TitleCard
  /** Slug of the title that it belongs to. */
  parent: string
  /** Where it is a picture: its large one. */
  picture?: { href: string; open: () => void }
  /** true: two lines about it, too. */
  described?: boolean
  /** `sizes` of its still. Default: those of a row. */
  sizes?: string
  /** false: the row's arrow keys reach it, Tab does not. */
  tabStop?: boolean
}

/**
 * An extra as a still with its name, kind and running time. It leads to its own address below the title's, a picture to
 * its large one; what cannot be played leads nowhere, where the brand says so.
 */
function ExtraCard({ extra, parent, picture, described, sizes, tabStop = true }: CardProps) {
  const t = useText()
  const config = useRuntime().plan.document.site_config
  const href = picture?.href ?? titleLink(extra, { config, path: titleAddress(parent) })
  const length = extra.runtime_display || runtime(extra.runtime)
  const facts = [extraKind(extra, t), picture ? undefined : length].filter(Boolean)
  const about = described ? descriptionOf(extra) : ''
  const press = (event: MouseEvent) => {
    if (!picture || !isPlainPress(event)) return
    event.preventDefault()
    picture.open()
  }
  return (
    <CardFrame
      className="mq-extra"
      href={href}
      onClick={press}
      onPointerEnter={picture && preloadLightbox}
      onFocus={picture && preloadLightbox}
      tabIndex={tabStop || !href ? undefined : -1}
      data-card={cardId(extra)}
      art={<CardArt src={cardPicture(extra, 'still')} sizes={sizes} play={href !== undefined && !picture} />}
      name={nameOf(extra, t)}
      under={facts.join(', ')}
    >
      {about && <span className="mq-extra__about mq-clamp">{about}</span>}
    </CardFrame>
  )
}
