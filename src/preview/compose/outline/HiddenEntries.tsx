import type { OutlineItem } from './outlineGroups'

interface Props {
  entries: readonly OutlineItem[]
  selectedId: string | undefined
  onSelect: (entry: OutlineItem) => void
}

/** Entries of menus and the footer that the visitor of the canvas does not see. */
export function HiddenEntries({ entries, selectedId, onSelect }: Props) {
  if (entries.length === 0) return null
  return (
    <section className="mqp-outline-list" aria-labelledby="mqp-hidden-entries">
      <h2 className="mqp-outline-list__heading" id="mqp-hidden-entries">
        Links hidden from this visitor <span>{entries.length}</span>
      </h2>
      {entries.map((entry) => (
        <button
          key={entry.id}
          type="button"
          className="mqp-outline-list__item"
          aria-current={entry.id === selectedId || undefined}
          title={entry.hiddenReason}
          onClick={() => onSelect(entry)}
        >
          <span className="mqp-outline-list__name">{entry.name}</span>
          <span className="mqp-outline-list__type">{entry.type}</span>
        </button>
      ))}
    </section>
  )
}
