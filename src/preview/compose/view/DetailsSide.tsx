import type { RefObject } from 'react'
import { ComposeDetails } from '../details/ComposeDetails'
import { lazyComponent } from '../lazyComponent'
import type { SectionProps } from '../site/siteSection'
import type { ComposeModel } from './useCompose'

const History = lazyComponent(async () => (await import('../review/History')).History)

const Decisions = lazyComponent(async () => (await import('../review/Decisions')).Decisions)

const FirstPagePanel = lazyComponent(async () => (await import('../firstPage/FirstPagePanel')).FirstPagePanel)

interface Props {
  ref: RefObject<HTMLDivElement | null>
  model: ComposeModel
  sectionProps: SectionProps
}

/** The right panel: the selected part, and the panels of the preview bar for the draft. */
export function DetailsSide({ ref, model, sectionProps }: Props) {
  const { state, documents, actions, selection, located, item, entry, canvas, pageView, copied, workspace } = model
  const { view, side, section, chosenKey } = workspace
  return (
    <div ref={ref} className="mqp-compose__details" tabIndex={-1}>
      <ComposeDetails
        site={model.site}
        state={state}
        changed={documents.changed}
        actions={actions}
        selection={selection}
        located={located}
        item={item}
        entry={entry}
        canvas={canvas.api}
        preview={pageView.preview}
        canPaste={copied !== undefined}
        onMoveTo={(each) => model.setDialog({ kind: 'move', item: each })}
        tab={workspace.tab}
        target={workspace.target?.of === selection ? workspace.target?.place : undefined}
        onTarget={(place) => workspace.edit(place, selection)}
        subjectKey={`${view} ${side === 'site' ? `${section.name} ${chosenKey}` : side}`}
        onTab={workspace.setTab}
        onSave={model.review}
      >
        {replacementPanel(model, sectionProps)}
      </ComposeDetails>
    </div>
  )
}

/** A panel that replaces the fields of the selected part. @returns undefined if they are shown */
function replacementPanel({ state, draft, documents, actions, workspace, first }: ComposeModel, props: SectionProps) {
  const { view, side, section } = workspace
  if (view === 'history') return <History state={state} onGo={actions.goTo} />
  if (view === 'decisions' && state.conflicts.length > 0)
    return (
      <Decisions
        draft={draft}
        files={documents.files}
        conflicts={state.conflicts}
        actions={actions}
        onDone={workspace.endDecisions}
      />
    )
  if (side === 'page') return first.isEmpty ? <FirstPagePanel state={first} /> : undefined
  const { Panel, hasPanel } = section
  return Panel && hasPanel?.(props) !== false ? <Panel {...props} /> : undefined
}
