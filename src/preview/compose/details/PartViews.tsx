import type { ReactNode } from 'react'

/** The views of the selected part. */
const PART_VIEWS = ['fields', 'why', 'calls'] as const
export type PartView = (typeof PART_VIEWS)[number]

const LABELS: Record<PartView, string> = { fields: 'Fields', why: 'Why it is here', calls: 'Calls' }

interface Props {
  view: PartView
  onView: (view: PartView) => void
}

/** Chooses a view of the selected part. */
export const PartViews = ({ view, onView }: Props): ReactNode => (
  <fieldset className="mqp-part__views" aria-label="View of the selected part">
    {PART_VIEWS.map((name) => (
      <button
        key={name}
        type="button"
        className="mqp-switch__side"
        aria-pressed={name === view}
        onClick={() => onView(name)}
      >
        {LABELS[name]}
      </button>
    ))}
  </fieldset>
)
