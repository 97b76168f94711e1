import type { ReactNode } from 'react'
import { Tabs } from '../../bar/Tabs'
import { DETAIL_TABS, type DetailTab, TAB_LABELS } from './tabs'

interface Props {
  tab: DetailTab
  onTab: (tab: DetailTab) => void
  /** Number of problems in the draft. */
  problems: number
  children: ReactNode
}

/** The right panel: the selected part, and the panels of the preview bar for the draft. */
export const DetailsPanel = ({ tab, onTab, problems, children }: Props) => (
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
      className="mqp-details__room"
      role="tabpanel"
      id="mqp-room"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      aria-labelledby={`mqp-tab-${tab}`}
    >
      {children}
    </div>
  </>
)
