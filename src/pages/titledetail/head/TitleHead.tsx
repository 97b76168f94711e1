import type { ReactNode } from 'react'
import { artColourStyle } from '../../../catalogue/card/artColourStyle'
import type { PlannedLayout } from '../../../catalogue/title-layout/titleLayout'
import type { Title } from '../../../generated/types'
import { classes } from '../../../lib/browser/classes'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { Backdrop } from './Backdrop'
import { PARTS, type PartProps, type SectionPart } from './parts'
import { sectionRows } from './sectionRows'
import './titleHead.scss'
import './titleActions.scss'
import './titleLayouts.scss'

interface Props {
  title: Title
  layout: PlannedLayout
  /** Heading level: 1 on a page, 2 in a dialog. */
  level?: 1 | 2
  onPlay?: () => void
}

export function TitleHead({ title, layout, level = 1, onPlay }: Props) {
  const noBackground = layout.background === 'none'
  return (
    <header
      className={classes('mq-title', noBackground ? 'mq-title--bare' : `mq-title--${layout.layout}`)}
      data-opening={noBackground || layout.layout === 'framed' || level === 2 ? 'plain' : 'hero'}
      data-tone={title.images?.tone}
      style={artColourStyle(title.images)}
    >
      {!noBackground && (
        <Backdrop title={title} banner={layout.layout === 'full'} video={layout.background === 'video'} />
      )}
      <TitleSection title={title} layout={layout} level={level} onPlay={onPlay} />
    </header>
  )
}

/** Parts in the order of the layout, with actions grouped in rows. */
function TitleSection(props: PartProps) {
  const { show_summary_in_title_heading: alwaysShowSummary } = useRuntime().plan.document.site_config
  const rows = sectionRows(props.layout.section, alwaysShowSummary === true)
  const render = (name: SectionPart, key: number): ReactNode => {
    const Part = PARTS[name]
    return <Part key={key} {...props} />
  }
  return (
    <div className="mq-title__copy">
      {rows.map((row, index) =>
        typeof row === 'string' ? (
          render(row, index)
        ) : (
          <div key={index} className="mq-title__actions">
            {row.map(render)}
          </div>
        ),
      )}
    </div>
  )
}
