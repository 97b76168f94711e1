import type { MouseEvent, ReactNode, RefObject } from 'react'
import { closestTo } from '../../lib/browser/closestTo'
import { PanelBoundary } from './PanelBoundary'
import { SectionList } from './site/SectionList'
import type { SectionProps, SiteSection } from './site/siteSection'
import { SITE_SECTIONS } from './site/siteSections'

export type SidePanelTab = 'page' | 'site'

interface Props {
  side: SidePanelTab
  onSide: (side: SidePanelTab) => void
  section: SiteSection
  onSection: (section: SiteSection) => void
  sectionProps: SectionProps
  ref: RefObject<HTMLDivElement | null>
  /** An entry was pressed, whose details are in the other panel. */
  onEntry: () => void
  /** The parts of the page. */
  children: ReactNode
}

const SECTIONS_LABEL = 'Parts of the site'

const SIDE_PANEL_TABS = [
  { name: 'page', label: 'Page' },
  { name: 'site', label: 'Site' },
] as const

/** The left panel: the parts of the page, or those of the whole site. */
export function SidePanel({ side, onSide, section, onSection, sectionProps, ref, onEntry, children }: Props) {
  const { List } = section
  const onClick = (event: MouseEvent) => {
    if (closestTo(event, `nav:not([aria-label="${SECTIONS_LABEL}"]) :is(.mqp-outline-list__item, [data-details])`))
      onEntry()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only observes presses of the entries inside
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div ref={ref} className="mqp-compose__side" tabIndex={-1} onClick={onClick}>
      <fieldset aria-label="What to change" className="mqp-compose__sides">
        {SIDE_PANEL_TABS.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            className="mqp-chip"
            aria-pressed={name === side}
            onClick={() => onSide(name)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {side === 'page' ? (
        children
      ) : (
        <>
          <div className="mqp-compose__sections">
            <SectionList
              label={SECTIONS_LABEL}
              entries={SITE_SECTIONS.map(({ name, label }) => ({ key: name, label }))}
              chosenKey={section.name}
              onChoose={(name) => onSection(SITE_SECTIONS.find((each) => each.name === name) ?? section)}
            />
          </div>
          <div className="mqp-compose__section">
            <PanelBoundary resetKey={section.name}>
              <List {...sectionProps} />
            </PanelBoundary>
          </div>
        </>
      )}
    </div>
  )
}
