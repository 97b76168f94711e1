import { useSearchParams } from 'react-router-dom'
import type { PlannedLayout, PlannedView } from '../../../catalogue/title-layout/titleLayout'
import { ViewSlot } from '../../../catalogue/title-views/ViewSlot'
import type { Title } from '../../../generated/types'
import { useRuntime, useSession } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import { ViewTabs } from './ViewTabs'
import { visibleViews } from './visibleViews'
import './titleViews.scss'

interface Props {
  title: Title
  layout: PlannedLayout
}

/** Views of a title: as tabs, below each other with headings, or full width without headings. */
export function TitleViews({ title, layout: { views, display } }: Props) {
  const t = useText()
  const { plan } = useRuntime()
  const { signedIn } = useSession()
  const [params] = useSearchParams()
  const shownViews = visibleViews(views, plan.document.site_config, signedIn)
  const labelOf = ({ label, entry }: PlannedView) => label ?? t(entry.label)
  if (shownViews.length === 0) return null
  if (display === 'tabbed') return <ViewTabs title={title} views={shownViews} labelOf={labelOf} />
  const full = display === 'full'
  return (
    <div className={`mq-views mq-views--${display}`}>
      {shownViews.map((planned, index) => (
        <ViewSlot
          key={planned.key}
          planned={planned}
          title={title}
          heading={full ? undefined : labelOf(planned)}
          // A copied link to an image opens it at any position.
          first={index === 0 || (planned.type === 'gallery' && params.has('picture'))}
          hideEmpty
        />
      ))}
    </div>
  )
}
