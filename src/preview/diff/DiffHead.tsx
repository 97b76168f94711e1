import type { GitRevision } from '../../tools/diff/comparison'

const MODES = { side: 'Side by side', over: 'Overlay', text: 'Text' }
const PAGE_WIDTHS_PX = [1440, 360]

interface Props {
  revisions: readonly GitRevision[] | undefined
  revision: string
  /** Number of changes; empty: none or unknown. */
  summary: string
  mode: string
  width: string
  onRevision: (revision: string) => void
  onMode: (mode: string) => void
  onWidth: (width: string) => void
}

/** The compared revision, and how the pages are displayed. */
export function DiffHead({ revisions, revision, summary, mode, width, onRevision, onMode, onWidth }: Props) {
  return (
    <div className="mqp-diff__head">
      <label>
        <span className="mqp-diff__soft">Since</span>{' '}
        <select className="mqp-field" value={revision} onChange={({ target }) => onRevision(target.value)}>
          {!revisions?.some(({ name }) => name === revision) && <option value={revision}>{revision}</option>}
          {revisions?.map(({ name, words }) => (
            <option key={name} value={name}>
              {name} · {words}
            </option>
          ))}
        </select>
      </label>
      {summary && (
        <span className="mqp-diff__soft" role="status">
          {summary}
        </span>
      )}
      <span className="mqp-diff__ends">
        {Object.entries(MODES).map(([name, label]) => (
          <button
            key={name}
            type="button"
            className="mqp-chip"
            aria-pressed={mode === name}
            onClick={() => onMode(name)}
          >
            {label}
          </button>
        ))}
        {PAGE_WIDTHS_PX.map((each) => (
          <button
            key={each}
            type="button"
            className="mqp-chip"
            aria-pressed={width === String(each)}
            aria-label={`${each} pixels wide`}
            onClick={() => onWidth(String(each))}
          >
            {each}
          </button>
        ))}
      </span>
    </div>
  )
}
