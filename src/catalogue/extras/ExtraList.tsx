import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { TitleCard } from '../../generated/types'
import { useText } from '../../text/TextContext'
import { Columns } from '../../ui/rows/Columns'
import { Row } from '../../ui/rows/Row'
import type { ColumnSteps } from '../../ui/rows/useColumns'
import { nameOf } from '../title/titleFacts'
import { ExtraCard } from './ExtraCard'
import { LightboxSlot } from './LightboxSlot'
import { pictureOfTitle, usePictureInAddress } from './largePictures'

interface Props {
  extras: readonly TitleCard[]
  /** The title that they belong to. */
  title: TitleCard
  /** What the list is called. */
  label: string
  layout?: 'grid' | 'row'
}

const STEPS: ColumnSteps = [
  [1200, 4],
  [768, 3],
  [0, 2],
]
const GRID_SIZES = '(min-width: 1200px) 23vw, (min-width: 768px) 31vw, 46vw'

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
  const picture = usePictureInAddress(shown.map(({ slug }) => slug))

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
