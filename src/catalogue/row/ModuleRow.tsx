import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { TitleCard } from '../../generated/types'
import { lazyPart } from '../../ui/lazyPart'
import { Row } from '../../ui/rows/Row'
import type { Shape } from '../card/cardPicture'
import { ModuleHead, moduleHeadingText } from './ModuleHead'

/** Loaded lazily: most rows have content. */
const NoContent = lazyPart(async () => (await import('../access/NoContent')).NoContent)

/** Module fields that a row uses. */
export interface RowModule {
  slug: string
  name?: string
  display_name?: string
  content?: TitleCard[]
  config?: { header_clickable?: boolean; see_all?: string; see_all_link?: string; path?: string }
  targeting_params?: { is_livestream?: boolean }
}

interface Props {
  module: RowModule
  titles: TitleCard[]
  shape: Shape
  /** false: no arrow buttons. */
  arrows?: boolean
  /** Rendered after the last card. */
  end?: ReactNode
  card: (title: TitleCard, index: number) => ReactNode
}

/**
 * Heading and row of cards. The scroll position is stored per history entry: Back restores it, a new visit starts at
 * the first card.
 */
export function ModuleRow({ module, titles, shape, arrows, end, card }: Props) {
  const { key } = useLocation()
  const { slug, config } = module
  const heading = moduleHeadingText(module)
  return (
    <>
      <ModuleHead
        heading={heading}
        slug={slug}
        clickable={config?.header_clickable}
        seeAll={config?.see_all}
        seeAllLink={config?.see_all_link}
      />
      {titles.length === 0 ? (
        <NoContent />
      ) : (
        <Row shape={shape} label={heading ?? slug} restoreKey={`${key} ${slug}`} arrows={arrows}>
          {[
            ...titles.map((title, i) => <li key={`${title.slug} ${i}`}>{card(title, i)}</li>),
            ...(end ? [<li key="end">{end}</li>] : []),
          ]}
        </Row>
      )}
    </>
  )
}
