import { type CSSProperties, useRef, useSyncExternalStore } from 'react'
import type { Store } from '../../lib/store'
import { ComposeDialogs } from './dialogs/ComposeDialogs'
import { lazyDialog } from './dialogs/lazyDialog'
import type { DraftStore } from './draft/draftStore'
import { ComposeHeader } from './header/ComposeHeader'
import { PageLanguage } from './header/PageLanguage'
import { ToolButton } from './header/ToolButton'
import { useLetterKeys } from './keyboard/useLetterKeys'
import { lazyComponent, optionalComponent } from './lazyComponent'
import { moveByKey } from './modules/moveByKey'
import { Notices } from './notices/Notices'
import { PanelBoundary } from './PanelBoundary'
import { PanelSwitch } from './panels/PanelSwitch'
import { PreviewChoices } from './state/PreviewChoices'
import { DetailsSide } from './view/DetailsSide'
import { PageCanvas } from './view/PageCanvas'
import { PartsSide } from './view/PartsSide'
import { sectionPropsOf } from './view/sectionProps'
import { useCommands } from './view/useCommands'
import { type ComposeModel, useCompose } from './view/useCompose'

const DragGhost = optionalComponent(async () => (await import('./modules/DragGhost')).DragGhost)
const ReviewDialog = lazyDialog(async () => (await import('./review/ReviewDialog')).ReviewDialog)
const ReviewPages = lazyComponent(
  async () => (await import('./review/ReviewPages')).ReviewPages,
  <p className="mqp-note">Loading the pages …</p>,
)

interface Props {
  draft: DraftStore
  /** Name of the site. */
  site: string
  /** Path on the site. */
  firstPage: string
  /** Whether the development server answers. */
  connection: Store<boolean>
}

/** Changes a site by looking at it: the page, its parts, and the fields of the selected one. */
export function Compose({ draft, site, firstPage, connection }: Props) {
  const isConnected = useSyncExternalStore(connection.subscribe, connection.get)
  const letters = useLetterKeys()
  const parts = useRef<HTMLDivElement>(null)
  const details = useRef<HTMLDivElement>(null)
  const model = useCompose({ draft, site, firstPage, parts, details })
  const { root, state, documents, actions, message, moves, workspace, pageView } = model
  const { panels } = workspace
  const onKeyDown = useCommands(model, letters.isOn)
  const sectionProps = sectionPropsOf(model)
  return (
    <main
      ref={root}
      className="mqp-compose"
      aria-label="Compose"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onKeyDownCapture={(event) => moveByKey(event, moves)}
      data-dragging={moves.moving?.pointer ? '' : undefined}
    >
      <ConnectedHeader model={model} />
      <Notices
        state={state}
        draft={draft}
        isConnected={isConnected}
        onDecide={() => workspace.showDetails('decisions')}
        onEdit={(file) => workspace.edit({ file, line: undefined }, model.selection)}
      />
      <div
        className="mqp-compose__columns"
        data-panel={panels.side}
        data-sheet={panels.size}
        style={{ '--mqp-sheet': panels.height } as CSSProperties}
      >
        <PartsSide ref={parts} model={model} sectionProps={sectionProps} hasLetters={letters.isOn} />
        <PanelBoundary resetKey={model.first.isEmpty ? undefined : pageView.pagePath}>
          <PageCanvas model={model} sectionProps={sectionProps} onKeyDown={onKeyDown} />
        </PanelBoundary>
        <PanelSwitch panels={panels} />
        <DetailsSide ref={details} model={model} sectionProps={sectionProps} />
      </div>
      <p className="mqp-compose__status" role="status">
        {message}
      </p>
      {moves.moving?.pointer && <DragGhost moving={moves.moving} api={model.canvas.api} />}
      <ComposeDialogs
        dialog={model.dialog}
        files={documents.files}
        page={{ site, path: pageView.pagePath, changed: documents.changed }}
        actions={actions}
        letters={letters}
        onAdded={() => workspace.showDetails('part')}
        onClose={() => model.setDialog(undefined)}
      />
      {model.isReviewed && <ConnectedReviewDialog model={model} />}
    </main>
  )
}

/** What the canvas shows, and what can be done with the draft. */
function ConnectedHeader({ model }: { model: ComposeModel }) {
  const { site, state, documents, actions, workspace, pageView, review } = model
  const { pagePath, setPage, width, setWidth, isUsed, setIsUsed, language, setLanguage, preview } = pageView
  return (
    <ComposeHeader
      site={site}
      pages={documents.pages}
      pagePath={pagePath}
      onPage={(next) => {
        setPage(next)
        // The panel would go on changing a part of the page before.
        if (workspace.side === 'page') actions.select(undefined)
      }}
      width={width}
      onWidth={setWidth}
      isUsed={isUsed}
      onUse={setIsUsed}
      state={state}
      changed={documents.changed}
      actions={actions}
      onReview={review}
    >
      <PageLanguage languages={documents.languages} language={language} onLanguage={setLanguage} />
      <PreviewChoices preview={preview} onMore={() => workspace.showTab('state')} />
      <ToolButton
        icon="history"
        name="History"
        isPressed={workspace.isHistoryShown}
        onPress={workspace.toggleHistory}
      />
    </ComposeHeader>
  )
}

/** The unsaved changes before they are saved. */
function ConnectedReviewDialog({ model }: { model: ComposeModel }) {
  const { site, state, documents, actions, message, pageView, workspace } = model
  return (
    <ReviewDialog
      site={site}
      state={state}
      changed={documents.changed}
      message={message}
      onSave={actions.save}
      onDiscard={actions.discard}
      onDiff={() => workspace.showTab('diff')}
      onClose={() => model.setIsReviewed(false)}
    >
      <PanelBoundary>
        <ReviewPages
          changed={documents.changed}
          files={documents.files}
          site={site}
          pagePath={pageView.pagePath}
          width={pageView.width}
          isSignedIn={pageView.preview.world?.viewer !== 'signed-out'}
        />
      </PanelBoundary>
    </ReviewDialog>
  )
}
