import { SectionList } from '../SectionList'
import type { SectionProps } from '../siteSection'
import { TEXT_ENTRIES, TEXT_GROUPS } from './textEntries'
import { ALL_GROUPS, readView, viewKey } from './textsView'
import { useSiteTexts } from './useSiteTexts'

/** The groups of texts. */
export function TextsList(props: SectionProps) {
  const { chosenKey, onChoose } = props
  const { changed } = useSiteTexts(props)
  const view = readView(chosenKey)
  const total = TEXT_ENTRIES.length.toLocaleString('en')
  return (
    <>
      <p className="mqp-note mqp-texts__count">
        {changed.size} of {total} changed
      </p>
      <SectionList
        label="Groups of texts"
        entries={[
          { key: '', label: 'Changed texts', fact: changed.size },
          { key: ALL_GROUPS, label: 'All texts', fact: total },
          ...TEXT_GROUPS.map(({ name, label, entries }) => {
            const count = entries.filter(({ key }) => changed.has(key)).length
            return { key: name, label, fact: count > 0 ? `${count} of ${entries.length}` : entries.length }
          }),
        ]}
        chosenKey={view.search ? ALL_GROUPS : view.candidates ? undefined : (view.group ?? '')}
        onChoose={(group) => onChoose(viewKey({ group }))}
      />
    </>
  )
}
