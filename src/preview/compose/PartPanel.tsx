import { type ReactNode, useMemo, useState } from 'react'
import { isRecord } from '../../lib/json/isRecord'
import type { PreviewChange } from '../explain/previewChanges'
import type { DocumentPointer } from '../places/sourceLocations'
import type { CanvasApi } from './canvas/api/canvasApi'
import { ModuleTools, MoreModuleTools } from './details/ModuleTools'
import { type PartView, PartViews } from './details/PartViews'
import { partFormGroups } from './details/partFormGroups'
import { hasForm, type LocatedValue, type Selection, valueIn } from './draft/siteData'
import type { Path } from './form/formGroups'
import { labelOf, nameOf } from './form/labels'
import { ValueForm } from './form/ValueForm'
import { lazyComponent } from './lazyComponent'
import type { OutlineItem } from './outline/outlineGroups'
import type { ComposeActions } from './useComposeActions'

const CallsView = lazyComponent(async () => (await import('./details/CallsView')).CallsView)

const WhyView = lazyComponent(async () => (await import('./details/WhyView')).WhyView)

interface Props {
  selection: Selection
  located: LocatedValue
  /** The module that is selected, or contains the selection. */
  item: OutlineItem | undefined
  /** The hidden entry of a menu or the footer that is selected. */
  entry: OutlineItem | undefined
  actions: ComposeActions
  /** Whether a module was copied. */
  canPaste: boolean
  /** Opens the dialog in which the user chooses a position for the module. */
  onMoveTo: (item: OutlineItem) => void
  /** Undefined while the page loads. */
  canvas: CanvasApi | undefined
  link: (place: DocumentPointer) => ReactNode
  changeLink: (change: PreviewChange, label: string) => ReactNode
  /** Shows the page as it is at a time. */
  onPreviewAt: (time: string) => void
}

/** The selected part: its place in the files, what can be done with it, and its fields. */
export function PartPanel(props: Props) {
  const { selection, located, item, entry, actions, canPaste, onMoveTo, canvas, link, changeLink } = props
  const [view, setView] = useState<PartView>('fields')
  const groups = useMemo(() => partFormGroups(selection.file, located), [selection, located])
  const { data, path, line, pointer } = located
  const explained = view === 'fields' ? undefined : canvas?.find(selection.file, pointer)?.explained
  const calls = view === 'fields' ? [] : (canvas?.calls() ?? [])
  const value = valueIn(data, path)
  const isModule = path.length === 3 && path[0] === 'data'
  /** If the whole module is selected. */
  const module = isModule ? item : undefined
  const hidden = isModule ? item : entry
  return (
    <section className="mqp-part" aria-label="Selected part">
      <Breadcrumb data={data} path={path} onOpen={actions.open} />
      <div className="mqp-part__head">
        <h2 className="mqp-part__name">{nameOf(value, labelOf(String(path.at(-1) ?? selection.file)))}</h2>
        <p className="mqp-note">
          {module && `${module.type}, place ${module.place + 1} of ${moduleCountOf(data)} `}
          <code>
            {selection.file}:{line}
          </code>
        </p>
        {module && (
          <div className="mqp-part__actions">
            <ModuleTools item={module} actions={actions} />
            <MoreModuleTools item={module} actions={actions} canPaste={canPaste} onMoveTo={onMoveTo} />
          </div>
        )}
      </div>
      {hidden?.hiddenReason && <p className="mqp-note mqp-note--warn">Not shown: {hidden.hiddenReason}.</p>}
      <PartViews view={view} onView={setView} />
      {view === 'why' && (
        <WhyView explained={explained} calls={calls} hidden={hidden} link={link} changeLink={changeLink} />
      )}
      {view === 'calls' && <CallsView callPath={explained?.callPath} calls={calls} />}
      {view === 'fields' && (
        <ValueForm
          groups={groups}
          id={`${selection.file} ${JSON.stringify(selection.at)}`}
          actions={{
            setValue: actions.setValue,
            open: actions.open,
            perform: actions.perform,
            say: actions.say,
            readFiles: actions.readFiles,
            previewAt: props.onPreviewAt,
            partName: item?.name,
            file: selection.file,
            current: path,
          }}
        />
      )}
    </section>
  )
}

/** The number of modules of a list. */
const moduleCountOf = (data: unknown) => (isRecord(data) && Array.isArray(data.data) ? data.data.length : 1)

/** The values around the selected one. */
function Breadcrumb({ data, path, onOpen }: { data: unknown; path: Path; onOpen: (path: Path) => void }) {
  const around = path.map((_, index) => path.slice(0, index)).filter((each) => hasForm(data, each))
  if (around.length === 0) return null
  return (
    <nav className="mqp-part__way" aria-label="Breadcrumb">
      {around.map((each) => (
        <button key={each.join('/')} type="button" onClick={() => onOpen(each)}>
          {nameOf(valueIn(data, each), labelOf(String(each.at(-1) ?? 'Document')))} ›
        </button>
      ))}
    </nav>
  )
}
