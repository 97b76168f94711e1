import { CONFIG_FILE } from '../../draft/siteData'
import { formGroups } from '../../form/formGroups'
import { ValueForm } from '../../form/ValueForm'
import type { SectionProps } from '../siteSection'

/** The links of the main menu that are not pages. */
export function LinksPanel({ actions, located }: SectionProps) {
  const groups = located ? formGroups(CONFIG_FILE, located.data, located.path) : []
  const fields = groups.flatMap((group) => group.fields).filter(({ name }) => name === 'ext_nav_links')
  return (
    <section className="mqp-part" aria-label="Links to other sites">
      <h2 className="mqp-part__name">Links to other sites</h2>
      <p className="mqp-note">Shown in the main menu, after its pages.</p>
      <ValueForm groups={[{ heading: '', fields }]} id="links" actions={{ ...actions, file: CONFIG_FILE }} />
    </section>
  )
}
