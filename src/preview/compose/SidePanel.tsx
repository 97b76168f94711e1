import type { ReactNode } from 'react'
import { SectionList } from './site/SectionList'
import type { SectionProps, SiteSection } from './site/siteSection'
import { SITE_SECTIONS } from './site/siteSections'

export type Side = 'page' | 'site'

interface Props {
  side: Side
  onSide: (side: Side) => void
  section: SiteSection
  onSection: (section: SiteSection) => void
  sectionProps: SectionProps
  /** The parts of the page. */
  children: ReactNode
}

const SIDES = [
  { name: 'page', label: 'Page' },
  { name: 'site', label: 'Site' },
] as const

/** The left panel: the parts of the page, or those of the whole site. */
export function SidePanel({ side, onSide, section, onSection, sectionProps, children }: Props) {
  const { List } = section
  return (
    <div className="mqp-compose__side">
      <fieldset aria-label="What to change" className="mqp-compose__sides">
        {SIDES.map(({ name, label }) => (
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
          <SectionList
            label="Parts of the site"
            entries={SITE_SECTIONS.map(({ name, label }) => ({ key: name, label }))}
            chosen={section.name}
            onChoose={(name) => onSection(SITE_SECTIONS.find((each) => each.name === name) ?? section)}
          />
          <div className="mqp-compose__section">
            <List {...sectionProps} />
          </div>
        </>
      )}
    </div>
  )
}
