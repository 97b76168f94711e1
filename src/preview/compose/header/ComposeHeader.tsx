import { formatCount } from '../../bar/world'
import { ChipButton } from '../ChipButton'
import type { DraftState } from '../draft/draftState'
import type { ChangedDocument } from '../draft/siteFolder'
import type { SitePage } from '../pages'
import { OpenTitlePage } from '../pick/titles/OpenTitlePage'
import type { ComposeActions } from '../useComposeActions'
import { ComposeIcon } from './ComposeIcon'
import { PageWidths } from './PageWidths'
import { ToolButton } from './ToolButton'
import './header.scss'

interface Props {
  site: string
  pages: readonly SitePage[]
  pagePath: string
  onPage: (path: string) => void
  width: number
  onWidth: (width: number) => void
  isUsed: boolean
  onUse: (isUsed: boolean) => void
  state: DraftState
  changed: readonly ChangedDocument[]
  actions: ComposeActions
  onReview: () => void
  /** The state of the preview, and the list of steps. */
  children?: React.ReactNode
}

/** What the canvas shows, and what can be done with the draft. One row, or two on narrow windows. */
export function ComposeHeader(props: Props) {
  const { site, pages, pagePath, onPage, width, onWidth, isUsed, onUse, state, changed, actions, onReview } = props
  const { history, isSaving } = state
  return (
    <header className="mqp-header">
      <div className="mqp-header__page">
        <strong>{site}</strong>
        <label>
          <span className="mqp-compose__hidden">Page</span>
          <select className="mqp-field" value={pagePath} onChange={({ target }) => onPage(target.value)}>
            {pages.every(({ path }) => path !== pagePath) && (
              <option value={pagePath}>{pages.length === 0 ? 'No page' : pagePath}</option>
            )}
            {pages.map(({ path, name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="mqp-header__view">
        <OpenTitlePage onPage={onPage} />
        <PageWidths width={width} onWidth={onWidth} />
        <ToolButton icon="pointer" name="Use the page" isPressed={isUsed} onPress={() => onUse(!isUsed)} />
        {props.children}
      </div>
      <div className="mqp-header__steps">
        <ToolButton icon="undo" name="Undo" keys="Ctrl+Z" isDisabled={history.done === 0} onPress={actions.undo} />
        <ToolButton
          icon="redo"
          name="Redo"
          keys="Ctrl+Shift+Z"
          isDisabled={history.done === history.steps.length}
          onPress={actions.redo}
        />
      </div>
      <span className="mqp-header__count">{draftSummary(state, changed)}</span>
      <ChipButton
        isPrimary
        className="mqp-header__save"
        // Contains the visible label of both widths.
        label={isSaving ? undefined : ['Review and save', changed.length || ''].join(' ').trim()}
        isDisabled={changed.length === 0 || isSaving || state.conflicts.length > 0}
        title={state.conflicts.length > 0 ? 'First choose between your values and those on disk' : undefined}
        onPress={onReview}
      >
        {isSaving ? (
          'Saving …'
        ) : (
          <>
            <span className="mqp-header__long">Review and save</span>
            <span className="mqp-header__short" aria-hidden="true">
              Save{changed.length > 0 && ` ${changed.length}`}
            </span>
          </>
        )}
      </ChipButton>
      <a className="mqp-icon-button mqp-header__close" href={pagePath} aria-label="Close" title="Close">
        <ComposeIcon name="close" />
      </a>
    </header>
  )
}

function draftSummary({ conflicts }: DraftState, changed: readonly ChangedDocument[]): string {
  if (conflicts.length > 0) return `${conflicts.length} to decide`
  return changed.length === 0 ? 'Saved' : `${formatCount(changed.length, 'file')} changed`
}
