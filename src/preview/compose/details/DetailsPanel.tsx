import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Tabs } from '../../bar/Tabs'
import { PanelBoundary } from '../PanelBoundary'
import { DETAIL_TABS, type DetailTab, TAB_LABELS } from './tabs'

interface Props {
  tab: DetailTab
  onTab: (tab: DetailTab) => void
  /** Identifies what is shown: another subject is shown from its start. */
  subjectKey: string
  /** Number of problems in the draft. */
  problems: number
  children: ReactNode
}

/** The right panel: the selected part, and the panels of the preview bar for the draft. */
export function DetailsPanel({ tab, subjectKey, onTab, problems, children }: Props) {
  const room = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (room.current) room.current.scrollTop = 0
  }, [subjectKey])
  return (
    <>
      <Tabs
        chosen={tab}
        onChoose={onTab}
        tabs={DETAIL_TABS.map((name) => ({
          name,
          label:
            name === 'problems' && problems > 0 ? (
              <>
                {TAB_LABELS[name]} <span className="mqp-details__count">{problems}</span>
              </>
            ) : (
              TAB_LABELS[name]
            ),
        }))}
      />
      <div
        ref={room}
        className="mqp-details__room"
        role="tabpanel"
        id="mqp-tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        aria-labelledby={`mqp-tab-${tab}`}
      >
        <PanelBoundary resetKey={subjectKey}>{children}</PanelBoundary>
      </div>
    </>
  )
}
