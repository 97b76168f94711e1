import { type ReactNode, useEffect } from 'react'
import { whenIdle } from '../../../lib/async/whenIdle'
import { parsePointer } from '../../../lib/json/pointer'
import { clockValue } from '../../bar/previewLink'
import { siteFileOf } from '../../problems/siteFile'
import type { CanvasApi } from '../canvas/api/canvasApi'
import { textCodeLoader } from '../canvas/text/textCodeLoader'
import type { DraftState } from '../draft/draftState'
import type { LocatedValue, Selection } from '../draft/siteData'
import type { ChangedDocument } from '../draft/siteFolder'
import { lazyComponent } from '../lazyComponent'
import type { OutlineItem } from '../outline/outlineGroups'
import type { PreviewState } from '../state/usePreviewState'
import type { ComposeActions } from '../useComposeActions'
import { DetailsPanel } from './DetailsPanel'
import type { EditTarget } from './DraftEditor'
import { DraftPlace } from './DraftPlace'
import { formSelection } from './formSelection'
import type { DetailTab } from './tabs'
import { useDraftProblems } from './useDraftProblems'

// Loaded when Compose has opened: at first nothing is selected.
const loadPartPanel = async () => (await import('../PartPanel')).PartPanel
const PartPanel = lazyComponent(loadPartPanel)

const StateView = lazyComponent(async () => (await import('../state/StateView')).StateView)

const DraftProblems = lazyComponent(async () => (await import('./DraftProblems')).DraftProblems)

const PageAudit = lazyComponent(async () => (await import('./PageAudit')).PageAudit)

const DraftDiff = lazyComponent(async () => (await import('./DraftDiff')).DraftDiff)

// The editor is loaded on first use.
const DraftEditor = lazyComponent(
  async () => (await import('./DraftEditor')).DraftEditor,
  <p className="mqp-note">Loading the editor …</p>,
)

interface Props {
  /** Name of the site. */
  site: string
  state: DraftState
  changed: readonly ChangedDocument[]
  actions: ComposeActions
  selection: Selection | undefined
  located: LocatedValue | undefined
  item: OutlineItem | undefined
  /** The hidden entry of a menu or the footer that is selected. */
  entry: OutlineItem | undefined
  canvas: CanvasApi | undefined
  preview: PreviewState
  /** Whether a module was copied. */
  canPaste: boolean
  /** Opens the dialog in which the user chooses a position for the module. */
  onMoveTo: (item: OutlineItem) => void
  tab: DetailTab
  /** A place that was chosen for the editor; undefined: that of the selected part. */
  target: EditTarget | undefined
  onTarget: (place: EditTarget) => void
  /** Identifies what the panel shows instead of the selected part. */
  subjectKey: string
  onTab: (tab: DetailTab) => void
  /** Opens the review. */
  onSave: () => void
  /** Instead of the selected part: the history, decisions, or the panel of a section. */
  children: ReactNode
}

/** The right panel. */
export function ComposeDetails(props: Props) {
  const { state, changed, actions, selection, located, item, canvas, preview, tab, onTab, onSave, children } = props
  const { target, onTarget: edit } = props
  const { files } = state.history
  const { problems, failure } = useDraftProblems(files, changed, props.site)
  const selected = selection && located && { file: selection.file, line: located.line }

  useEffect(() => {
    // If it fails, each is loaded again when it is needed.
    const preload = whenIdle(() => void Promise.allSettled([loadPartPanel(), textCodeLoader.load()]))
    return preload.cancel
  }, [])

  const onEdit = (file: string, line: number | undefined) => edit({ file, line })
  const onSelect = (file: string, pointer: string) => {
    const found = formSelection(files, file, parsePointer(pointer))
    if (!found) return onEdit(file, undefined)
    actions.select(found)
    onTab('compose')
  }
  const onCaret = (file: string, path: readonly (string | number)[]) => {
    const found = formSelection(files, file, path.map(String))
    if (found && JSON.stringify(found) !== JSON.stringify(selection)) actions.select(found)
  }
  return (
    <DetailsPanel
      tab={tab}
      subjectKey={tab === 'compose' ? `${props.subjectKey} ${JSON.stringify(selection)}` : tab}
      onTab={onTab}
      problems={problems?.length ?? 0}
    >
      {tab === 'compose' &&
        (children ??
          (!selection || !located ? (
            <section className="mqp-part" aria-label="Selected part">
              <p className="mqp-note">Press a part of the page, or choose one on the left, to change it.</p>
            </section>
          ) : (
            <PartPanel
              selection={selection}
              located={located}
              item={item}
              entry={props.entry}
              actions={actions}
              canPaste={props.canPaste}
              onMoveTo={props.onMoveTo}
              canvas={canvas}
              link={(place) => (
                <DraftPlace files={files} fileOf={canvas?.fileOf ?? siteFileOf} place={place} onEdit={onEdit} />
              )}
              onPreviewAt={(time) => preview.apply(preview.linkTo({ clock: clockValue(Date.parse(time)) }))}
              changeLink={({ change, label: name }, label) => (
                <button
                  type="button"
                  className="mqp-chip"
                  aria-label={label === name ? undefined : `${label}: ${name}`}
                  onClick={() => preview.apply(preview.linkTo(change))}
                >
                  {label}
                </button>
              )}
            />
          )))}
      {tab === 'problems' && (
        <DraftProblems problems={problems} failure={failure} actions={actions} onSelect={onSelect} onEdit={onEdit} />
      )}
      {tab === 'audit' && <PageAudit canvas={canvas} onSelect={onSelect} />}
      {tab === 'edit' && (
        <DraftEditor
          files={files}
          broken={state.broken}
          target={target ?? selected}
          onTarget={edit}
          actions={actions}
          onCaret={onCaret}
          onSave={onSave}
        />
      )}
      {tab === 'diff' && <DraftDiff changed={changed} disk={state.disk} />}
      {tab === 'state' && <StateView preview={preview} files={files} />}
    </DetailsPanel>
  )
}
