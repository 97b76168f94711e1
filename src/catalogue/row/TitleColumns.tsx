import type { TitleCard } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { Columns } from '../../ui/rows/Columns'
import type { ColumnSteps } from '../../ui/rows/useColumns'
import type { Captions } from '../card/Card'
import { Card } from '../card/Card'
import { ART_DIMENSIONS, type Shape } from '../card/cardPicture'
import { Tile } from '../card/Tile'
import './titleColumns.scss'

export type TitleLayout = 'tiles' | 'posters'

interface Props {
  titles: readonly TitleCard[]
  /** Slug of the module they stand in. */
  module: string
  layout: TitleLayout
  /** Default still for tiles, poster for posters. */
  shape?: Shape
  captions?: Captions
  path?: string
  live?: boolean
  /** true: the first row is on the first screen. */
  first?: boolean
  /** A line of the list's own below a title: why it is here, or that it is closed. */
  noteOf?: (title: TitleCard) => string | undefined
}

/** Columns of each layout by width of the screen (look: layout grid). */
export const TITLE_COLUMNS: Record<TitleLayout, ColumnSteps> = {
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

/** Height of what stands below the art, in CSS pixels: an estimate for what is not rendered yet. */
const BELOW: Record<Captions, number> = { none: 0, name: 30, facts: 50, description: 100, nominations: 50 }

/** Titles in columns: stills with lettering, or posters with their names. */
export function TitleColumns(props: Props) {
  const { titles, module, layout, shape = layout === 'tiles' ? 'still' : 'poster', path, live, first, noteOf } = props
  const { titled_posters } = useRuntime().plan.document.site_config
  const captions = props.captions ?? (layout === 'tiles' ? 'name' : undefined)
  const [width, height] = ART_DIMENSIONS[shape]
  const below =
    (layout === 'tiles' && captions === 'name') || (!captions && titled_posters) ? 0 : BELOW[captions ?? 'facts']
  const isFirst = (index: number) => first === true && index < 4
  return (
    <Columns
      steps={TITLE_COLUMNS[layout]}
      total={titles.length}
      ratio={height / width}
      below={below}
      className={`mq-titles mq-titles--${layout}${below > 0 ? ' mq-titles--worded' : ''}`}
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
