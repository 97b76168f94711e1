import { countOf } from '../bar/world'
import type { ChangedDocument, DraftState } from './draft/draftStore'
import type { SitePage } from './pages'
import type { ComposeActions } from './useComposeActions'

interface Props {
  site: string
  pages: readonly SitePage[]
  page: string
  onPage: (path: string) => void
  width: number
  onWidth: (width: number) => void
  isUsed: boolean
  onUse: (isUsed: boolean) => void
  state: DraftState
  changed: readonly ChangedDocument[]
  actions: ComposeActions
  onReview: () => void
}

/** Widths of the page in CSS pixels. */
const WIDTHS = [
  { name: 'Phone', width: 390 },
  { name: 'Tablet', width: 768 },
  { name: 'Desktop', width: 1280 },
]

export function ComposeBar(props: Props) {
  const { site, pages, page, onPage, width, onWidth, isUsed, onUse, state, changed, actions, onReview } = props
  const { history, isSaving } = state
  return (
    <header className="mqp-compose__bar">
      <strong>{site}</strong>
      <label>
        <span className="mqp-compose__hidden">Page</span>
        <select className="mqp-field" value={page} onChange={({ target }) => onPage(target.value)}>
          {pages.every(({ path }) => path !== page) && <option value={page}>{page}</option>}
          {pages.map(({ path, name }) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <fieldset aria-label="Width of the page" className="mqp-compose__widths">
        {WIDTHS.map((each) => (
          <button
            key={each.width}
            type="button"
            className="mqp-chip"
            aria-pressed={each.width === width}
            title={`${each.width} pixels`}
            onClick={() => onWidth(each.width)}
          >
            {each.name}
          </button>
        ))}
      </fieldset>
      <button type="button" className="mqp-chip" aria-pressed={isUsed} onClick={() => onUse(!isUsed)}>
        Use the page
      </button>
      <span className="mqp-compose__space" />
      <button
        type="button"
        className="mqp-chip"
        aria-label="Undo"
        title="Undo (Ctrl+Z)"
        disabled={history.done === 0}
        onClick={actions.undo}
      >
        ↶
      </button>
      <button
        type="button"
        className="mqp-chip"
        aria-label="Redo"
        title="Redo (Ctrl+Shift+Z)"
        disabled={history.done === history.steps.length}
        onClick={actions.redo}
      >
        ↷
      </button>
      <span className="mqp-note">{changed.length === 0 ? 'Saved' : `${countOf(changed.length, 'file')} changed`}</span>
      <button
        type="button"
        className="mqp-chip mqp-chip--save"
        disabled={changed.length === 0 || isSaving}
        onClick={onReview}
      >
        {isSaving ? 'Saving …' : 'Review and save'}
      </button>
      <a className="mqp-chip" href={page}>
        Close
      </a>
    </header>
  )
}
