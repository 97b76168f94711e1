import type { ReactNode } from 'react'
import { artInk } from '../../../catalogue/card/artInk'
import type { PlannedLayout } from '../../../catalogue/title-layout/titleLayout'
import type { Title } from '../../../generated/types'
import { classes } from '../../../lib/classes'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { Backdrop } from './Backdrop'
import { PARTS, type PartProps, type SectionPart } from './parts'
import { sectionRows } from './sectionRows'
import './titleHead.scss'
import './titleActions.scss'
import './titleLayouts.scss'

interface Props {
  /** All of it, or what its card knew. */
  title: Title
  layout: PlannedLayout
  /** Level of the heading: 1 on a page, 2 in a dialog. */
  level?: 1 | 2
  /** Plays the title where it is, in place of the page that plays. */
  onPlay?: () => void
}

/** The head of a title: its picture, and on or beside it the title section. */
export function TitleHead({ title, layout, level = 1, onPlay }: Props) {
  const bare = layout.background === 'none'
  return (
    <header
      className={classes('mq-title', bare ? 'mq-title--bare' : `mq-title--${layout.layout}`)}
      data-opening={bare || layout.layout === 'framed' || level === 2 ? 'plain' : 'hero'}
      data-tone={title.images?.tone}
      style={artInk(title.images)}
    >
      {!bare && <Backdrop title={title} banner={layout.layout === 'full'} video={layout.background === 'video'} />}
      <TitleSection title={title} layout={layout} level={level} onPlay={onPlay} />
    </header>
  )
}

/** The parts of the heading in the order of the layout; what stands side by side is in one row. */
function TitleSection(props: PartProps) {
  const { show_summary_in_title_heading: always } = useRuntime().plan.document.site_config
  const rows = sectionRows(props.layout.section, always === true)
  const render = (name: SectionPart, key: number): ReactNode => {
    const Part = PARTS[name]
    return <Part key={key} {...props} />
  }
  return (
    <div className="mq-title__copy">
      {rows.map((row, at) =>
        typeof row === 'string' ? (
          render(row, at)
        ) : (
          <div key={at} className="mq-title__actions">
            {row.map(render)}
          </div>
        ),
      )}
    </div>
  )
}
