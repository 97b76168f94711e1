import type { ReactNode } from 'react'
import type { PlannedLayout } from '../../catalogue/title-layout/titleLayout'
import type { Title } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { PARTS, type SectionPart } from './parts/parts'
import { sectionRows } from './sectionRows'

interface Props {
  title: Title
  layout: PlannedLayout
  level: 1 | 2
}

/** The parts of the heading in the order of the layout; what stands side by side is in one row. */
export function TitleSection({ title, layout, level }: Props) {
  const { show_summary_in_title_heading: always } = useRuntime().plan.document.site_config
  const rows = sectionRows(layout.section, always === true)
  const render = (name: SectionPart, key: number): ReactNode => {
    const Part = PARTS[name]
    return <Part key={key} title={title} layout={layout} level={level} />
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
