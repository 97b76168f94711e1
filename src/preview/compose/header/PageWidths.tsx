import { ComposeIcon } from './ComposeIcon'

/** Widths of the page in CSS pixels. */
const WIDTHS = [
  { name: 'Phone', width: 390, icon: 'phone' },
  { name: 'Tablet', width: 768, icon: 'tablet' },
  { name: 'Desktop', width: 1280, icon: 'desktop' },
] as const

interface Props {
  /** CSS pixels. */
  width: number
  onWidth: (width: number) => void
}

/** The width of the page in the canvas. */
export const PageWidths = ({ width, onWidth }: Props) => (
  <fieldset aria-label="Width of the page" className="mqp-widths">
    {WIDTHS.map((each) => (
      <button
        key={each.width}
        type="button"
        className="mqp-icon-button"
        aria-label={each.name}
        aria-pressed={each.width === width}
        title={`${each.name}, ${each.width} pixels`}
        onClick={() => onWidth(each.width)}
      >
        <ComposeIcon name={each.icon} />
        <span className="mqp-widths__name" aria-hidden="true">
          {each.name}
        </span>
      </button>
    ))}
  </fieldset>
)
