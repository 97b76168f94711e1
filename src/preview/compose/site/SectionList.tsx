import type { ReactNode } from 'react'

interface Entry {
  key: string
  label: string
  /** A short fact beside the label. */
  fact?: ReactNode
  isChanged?: boolean
}

interface Props {
  /** Name of the list. */
  label: string
  entries: readonly Entry[]
  chosenKey: string | undefined
  onChoose: (key: string) => void
}

/** Entries of which one is shown at the right. */
export function SectionList({ label, entries, chosenKey, onChoose }: Props) {
  return (
    <nav className="mqp-outline-list" aria-label={label}>
      {entries.map(({ key, label, fact, isChanged }) => (
        <button
          key={key}
          type="button"
          className="mqp-outline-list__item"
          aria-current={key === chosenKey || undefined}
          title={label}
          onClick={() => onChoose(key)}
        >
          <span className="mqp-outline-list__name">{label}</span>
          {fact !== undefined && <span className="mqp-outline-list__type">{fact}</span>}
          {isChanged && <span className="mqp-outline-list__dot" title="Changed" />}
        </button>
      ))}
    </nav>
  )
}
