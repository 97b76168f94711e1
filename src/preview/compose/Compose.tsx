import {
  type CSSProperties,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Store } from '../../lib/store'
import { frameId } from '../frame/setFrame'
import { Canvas } from './canvas/Canvas'
import type { CanvasPart } from './canvas/canvasApi'
import { useCanvasLists } from './canvas/useCanvasLists'
import { changedDocuments, type DraftStore } from './draft/draftStore'
import { dataIn, locate, selectionAt } from './draft/siteData'
import { ComposeHeader } from './header/ComposeHeader'
import { ToolButton } from './header/ToolButton'
import { Notices } from './Notices'
import { AddModule } from './outline/AddModule'
import { Outline } from './outline/Outline'
import { type OutlineItem, outlineGroups } from './outline/outlineGroups'
import { PartPanel } from './PartPanel'
import { sitePages } from './pages'
import { PanelSwitch } from './panels/PanelSwitch'
import { usePanels } from './panels/usePanels'
import { Decisions } from './review/Decisions'
import { History } from './review/History'
import { ReviewDialog } from './review/ReviewDialog'
import { type Side, SidePanel } from './SidePanel'
import { commandOf } from './shortcuts'
import type { SectionProps } from './site/siteSection'
import { SITE_SECTIONS } from './site/siteSections'
import { useComposeActions } from './useComposeActions'

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
  const state = useSyncExternalStore(draft.subscribe, draft.get)
  const isConnected = useSyncExternalStore(connection.subscribe, connection.get)
  const [view, setView] = useState<DetailsView>('part')
  const [page, setPage] = useState(firstPage)
  const [width, setWidth] = useState(() => (matchMedia('(width < 768px)').matches ? 390 : 1280))
  const [isUsed, setIsUsed] = useState(false)
  const [isReviewed, setIsReviewed] = useState(false)
  const [side, setSide] = useState<Side>('page')
  const [section, setSection] = useState(SITE_SECTIONS[0])
  const [chosen, setChosen] = useState<string>()
  const parts = useRef<HTMLDivElement>(null)
  const details = useRef<HTMLDivElement>(null)
  const panels = usePanels(parts, details)
  const canvas = useCanvasLists()
  const { lists } = canvas
  const { files } = state.history
  const changed = useMemo(() => changedDocuments(state), [state])
  const saved = useMemo(() => new Map([...state.disk].map(([path, { text }]) => [path, text])), [state.disk])
  const groups = useMemo(() => outlineGroups(lists, files, saved), [lists, files, saved])
  const pages = useMemo(() => sitePages(dataIn(files, 'config.json')), [files])
  const { selection, message, actions } = useComposeActions(draft)
  const located = useMemo(() => selection && locate(files, selection), [files, selection])
  const pointer = located?.pointer

  const showDetails = (next: DetailsView) => {
    setView(next)
    panels.show('details')
  }
  const select = (file: string, at: string) => actions.select(selectionAt(files, file, at))
  const selectOnPage = (part: CanvasPart) => {
    setSide('page')
    showDetails('part')
    select(part.file, part.pointer)
  }
  const review = async () => {
    // A time is reported when its field is left.
    const field = document.activeElement
    if (field instanceof HTMLInputElement && field.type === 'datetime-local') field.blur()
    await actions.settle()
    setIsReviewed(changedDocuments(draft.get()).length > 0)
  }
  const onKeyDown = (event: KeyboardEvent | ReactKeyboardEvent) => {
    const command = commandOf(event)
    if (!command) return
    event.preventDefault()
    if (command === 'save') review()
    else actions[command]()
  }
  const pageList = lists.find((list) => !list.isFooter)
  const item = groups
    .flatMap((group) => group.items)
    .find((each) => isWithin(selection && pointer, selection?.file, each))
  const sectionProps: SectionProps = {
    files,
    saved,
    actions,
    chosen,
    onChoose: setChosen,
    selection,
    located,
    page,
    onPage: setPage,
    canvas: canvas.api,
  }
  const Panel = side === 'site' ? section.Panel : undefined

  const root = useRef<HTMLElement>(null)
  useKeptFocus(root, state, selection)

  return (
    <main ref={root} className="mqp-compose" aria-label="Compose" tabIndex={-1} onKeyDown={onKeyDown}>
      <ComposeHeader
        site={site}
        pages={pages}
        page={page}
        onPage={setPage}
        width={width}
        onWidth={setWidth}
        isUsed={isUsed}
        onUse={setIsUsed}
        state={state}
        changed={changed}
        actions={actions}
        onReview={review}
      >
        <ToolButton
          icon="history"
          name="History"
          isPressed={view === 'history'}
          onPress={() => (view === 'history' ? setView('part') : showDetails('history'))}
        />
      </ComposeHeader>
      <Notices state={state} draft={draft} isConnected={isConnected} onDecide={() => showDetails('decisions')} />
      <div
        className="mqp-compose__columns"
        data-panel={panels.side}
        data-sheet={panels.size}
        style={{ '--mqp-sheet': panels.height } as CSSProperties}
      >
        <SidePanel
          ref={parts}
          onEntry={() => showDetails('part')}
          side={side}
          onSide={setSide}
          section={section}
          onSection={(next) => {
            setSection(next)
            setChosen(undefined)
            actions.select(undefined)
          }}
          sectionProps={sectionProps}
        >
          <Outline
            groups={groups}
            selected={item?.id}
            onSelect={(each) => select(each.file, each.pointer)}
            onMove={actions.move}
          />
          {pageList && <AddModule onAdd={(type) => actions.add(type, pageList.file)} />}
        </SidePanel>
        <Canvas
          id={frameId('compose')}
          site={site}
          page={page}
          files={files}
          width={width}
          changed={changed}
          isUsed={isUsed}
          selected={selection && pointer !== undefined ? { file: selection.file, pointer } : undefined}
          onSelect={selectOnPage}
          onKeyDown={onKeyDown}
          onReady={canvas.onReady}
          onLeave={canvas.onLeave}
        />
        <PanelSwitch panels={panels} />
        <div ref={details} className="mqp-compose__details" tabIndex={-1}>
          {view === 'history' ? (
            <History state={state} onGo={actions.goTo} />
          ) : view === 'decisions' && state.conflicts.length > 0 ? (
            <Decisions
              draft={draft}
              files={files}
              conflicts={state.conflicts}
              actions={actions}
              onDone={() => {
                setView('part')
                details.current?.focus()
              }}
            />
          ) : Panel ? (
            <Panel {...sectionProps} />
          ) : (
            <PartPanel selection={selection} located={located} item={item} actions={actions} />
          )}
        </div>
      </div>
      <p className="mqp-compose__status" role="status">
        {message}
      </p>
      {isReviewed && (
        <ReviewDialog
          state={state}
          changed={changed}
          message={message}
          onSave={actions.save}
          onDiscard={actions.discard}
          onClose={() => setIsReviewed(false)}
        />
      )}
    </main>
  )
}

/** What the right panel shows. */
type DetailsView = 'part' | 'history' | 'decisions'

/** Focuses the selected part when the focused button was removed, so that keys still reach Compose. */
function useKeptFocus(root: RefObject<HTMLElement | null>, state: unknown, selection: unknown): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const current = [...(root.current?.querySelectorAll<HTMLElement>('[aria-current]') ?? [])]
    const shown = current.find((each) => each.getClientRects().length > 0)
    ;(shown ?? root.current)?.focus()
  }, [root, state, selection])
}

const isWithin = (pointer: string | undefined, file: string | undefined, item: OutlineItem) =>
  pointer !== undefined && file === item.file && `${pointer}/`.startsWith(`${item.pointer}/`)
