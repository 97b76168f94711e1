import type { TitleCard } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { Columns } from '../../ui/rows/Columns'
import type { CountsByWidth } from '../../ui/rows/useColumns'
import type { Captions } from '../card/Card'
import { Card } from '../card/Card'
import { ART_DIMENSIONS, type Shape } from '../card/cardPicture'
import { Tile } from '../card/Tile'
import './titleColumns.scss'

export type TitleLayout = 'tiles' | 'posters'

interface Props {
  titles: readonly TitleCard[]
  /** Slug of the module that shows them. */
  module: string
  layout: TitleLayout
  /** Default still for tiles, poster for posters. */
  shape?: Shape
  captions?: Captions
  path?: string
  live?: boolean
  /** true: the first row is on the first screen. */
  first?: boolean
  /** An extra line below a title, for example why it is recommended or that it is not available. */
  noteOf?: (title: TitleCard) => string | undefined
}

/** Number of columns of each layout by screen width (look: layout grid). */
export const TITLE_COLUMNS: Record<TitleLayout, CountsByWidth> = {
  tiles: [
    [1200, 4],
    [768, 3],
    [0, 2],
  ],
  posters: [
    [1700, 6],
    [1200, 5],
    [768, 4],
    [0, 2],
  ],
}

/** Estimated height of the caption below the art in CSS pixels, for rows that are not rendered yet. */
const CAPTION_HEIGHTS: Record<Captions, number> = { none: 0, name: 30, facts: 50, description: 100, nominations: 50 }

/** Titles in columns: stills with logos, or posters with names. */
export function TitleColumns(props: Props) {
  const { titles, module, layout, shape = layout === 'tiles' ? 'still' : 'poster', path, live, first, noteOf } = props
  const { titled_posters } = useRuntime().plan.document.site_config
  const captions = props.captions ?? (layout === 'tiles' ? 'name' : undefined)
  const [width, height] = ART_DIMENSIONS[shape]
  const captionHeight =
    (layout === 'tiles' && captions === 'name') || (!captions && titled_posters)
      ? 0
      : CAPTION_HEIGHTS[captions ?? 'facts']
  const isFirst = (index: number) => first === true && index < 4
  return (
    <Columns
      steps={TITLE_COLUMNS[layout]}
      total={titles.length}
      ratio={height / width}
      captionHeight={captionHeight}
      className={`mq-titles mq-titles--${layout}${captionHeight > 0 ? ' mq-titles--worded' : ''}`}
      keyOf={(index) => `${titles[index]?.slug} ${index}`}
    >
      {(index) => {
        const title = titles[index]
        const shared = { title, module, shape, captions, path, live, first: isFirst(index) }
        if (!title) return null
        if (layout === 'tiles') return <Tile {...shared} title={title} />
        return (
          <>
            <Card {...shared} title={title} />
            {noteOf?.(title) && <span className="mq-card__under mq-titles__note">{noteOf(title)}</span>}
          </>
        )
      }}
    </Columns>
  )
}
