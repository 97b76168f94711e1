import { useCallback, useEffect, useState } from 'react'
import type { PlannedView } from '../../../catalogue/title-layout/titleLayout'
import { useViewData, ViewSlot, viewItemCount } from '../../../catalogue/title-views/ViewSlot'
import type { Title } from '../../../generated/types'
import { EmptyState } from '../../../page/EmptyState'
import { useAddressChoice } from '../../../page/list/useAddressChoice'
import { useText } from '../../../text/TextContext'
import { Tabs } from '../../../ui/Tabs'

interface Props {
  title: Title
  views: readonly PlannedView[]
  labelOf: (view: PlannedView) => string
}

/** Views as tabs with counts. The chosen one is kept in the address; an empty view has no tab. */
export function ViewTabs({ title, views, labelOf }: Props) {
  const t = useText()
  const [counts, report] = useReportedCounts()
  const shown = views.filter(({ key }) => counts.get(key) !== 0)
  const [chosen, choose] = useAddressChoice(
    'view',
    shown.map(({ key }) => key),
  )
  return (
    <div className="mq-views mq-views--tabbed">
      {views.map((view) => (
        <ViewCount key={view.key} view={view} title={title} report={report} />
      ))}
      {shown.length === 0 ? (
        <EmptyState text={t('viewEmpty')} />
      ) : (
        <Tabs
          label={t('titleViews')}
          tabs={shown.map((view) => ({ id: view.key, label: labelOf(view), count: counts.get(view.key) }))}
          chosen={chosen}
          onChoose={choose}
        >
          {(key) => {
            const view = shown.find((each) => each.key === key)
            return view && <ViewSlot planned={view} title={title} first />
          }}
        </Tabs>
      )}
    </div>
  )
}

/** Loads the data of a view for the count of its tab. Renders nothing. */
function ViewCount({
  view,
  title,
  report,
}: {
  view: PlannedView
  title: Title
  report: ReturnType<typeof useReportedCounts>[1]
}) {
  const count = viewItemCount(view, useViewData(view, title))
  useEffect(() => report(view.key, count), [report, view.key, count])
  return null
}

function useReportedCounts() {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  const report = useCallback((key: string, count: number | undefined) => {
    if (count === undefined) return
    setCounts((before) => (before.get(key) === count ? before : new Map(before).set(key, count)))
  }, [])
  return [counts, report] as const
}
