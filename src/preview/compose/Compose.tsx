import {
  type CSSProperties,
  type KeyboardEvent as ReactKeyboardEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Store } from '../../lib/store'
import type { Language } from '../../text/languages/languages'
import { frameId } from '../frame/setFrame'
import { type ComposeDialog, ComposeDialogs } from './ComposeDialogs'
import { Canvas } from './canvas/Canvas'
import type { CanvasPart } from './canvas/canvasApi'
import { ModuleOverlay } from './canvas/ModuleOverlay'
import { firstText, type TextPlace, textAmong } from './canvas/text/textPlace'
import { useTextEditing } from './canvas/text/useTextEditing'
import { useCanvasLists } from './canvas/useCanvasLists'
import { ComposeDetails } from './details/ComposeDetails'
import type { DetailTab } from './details/tabs'
import { changedDocuments } from './draft/draftState'
import type { DraftStore } from './draft/draftStore'
import { dataIn, locate, selectionAt } from './draft/siteData'
import { FirstPage } from './firstPage/FirstPage'
import { FirstPagePanel } from './firstPage/FirstPagePanel'
import { FirstPageSteps } from './firstPage/FirstPageSteps'
import { useFirstPage } from './firstPage/useFirstPage'
import { focusRegion } from './focusRegion'
import { ComposeHeader } from './header/ComposeHeader'
import { PageLanguage } from './header/PageLanguage'
import { ToolButton } from './header/ToolButton'
import { DragGhost } from './modules/DragGhost'
import { placeAtPoint, scrollNear } from './modules/dropPlaces'
import { moveByKey } from './modules/moveByKey'
import { useMoving } from './modules/useMoving'
import { Notices } from './Notices'
import { Outline } from './outline/Outline'
import { type OutlineItem, outlineGroups } from './outline/outlineGroups'
import { sitePages } from './pages'
import { PanelSwitch } from './panels/PanelSwitch'
import { usePanels } from './panels/usePanels'
import { Decisions } from './review/Decisions'
import { History } from './review/History'
import { ReviewDialog } from './review/ReviewDialog'
import { type Side, SidePanel } from './SidePanel'
import { commandOf } from './shortcuts'
import type { SectionProps, SiteSection } from './site/siteSection'
import { SITE_SECTIONS } from './site/siteSections'
import { siteLanguages } from './site/texts/siteLanguages'
import { PreviewChoices } from './state/PreviewChoices'
import { usePreviewState } from './state/usePreviewState'
import { useComposeActions } from './useComposeActions'
import { useKeptFocus } from './useKeptFocus'
import { useLetterKeys } from './useLetterKeys'

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
  const root = useRef<HTMLElement>(null)
  const state = useSyncExternalStore(draft.subscribe, draft.get)
  const isConnected = useSyncExternalStore(connection.subscribe, connection.get)
  const [view, setView] = useState<DetailsView>('part')
  const [tab, setTab] = useState<DetailTab>('compose')
  const [stateTurn, setStateTurn] = useState(0)
  const preview = usePreviewState(() => setStateTurn((turn) => turn + 1))
  const [page, setPage] = useState(firstPage)
  const [width, setWidth] = useState(() => (matchMedia('(width < 768px)').matches ? 390 : 1280))
  const [isUsed, setIsUsed] = useState(false)
  const [dialog, setDialog] = useState<ComposeDialog>()
  const letters = useLetterKeys()
  const [isReviewed, setIsReviewed] = useState(false)
  const [side, setSide] = useState<Side>('page')
  const [section, setSection] = useState(SITE_SECTIONS[0])
  const [language, setLanguage] = useState<Language>()
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
  const config = useMemo(() => dataIn(files, 'config.json'), [files])
  const pages = useMemo(() => sitePages(config), [config])
  const languages = useMemo(() => siteLanguages(config), [config])
  const { selection, message, copied, actions } = useComposeActions(draft)
  const located = useMemo(() => selection && locate(files, selection), [files, selection])
  const pointer = located?.pointer
  const first = useFirstPage(site, files, actions, setPage)

  const showDetails = (next: DetailsView) => {
    setView(next)
    if (tab !== 'edit' || next !== 'part') setTab('compose')
    panels.show('details')
  }
  const text = useTextEditing(actions)
  const startEditing = (place: TextPlace | undefined) => {
    if (place) text.start(place)
    else actions.say('This text is not exactly one field. Change it in the fields of the part.')
  }
  const editSelected = () => {
    const part = selection && pointer !== undefined ? canvas.api?.find(selection.file, pointer) : undefined
    if (canvas.api && part) startEditing(firstText(canvas.api, files, part))
  }

  const pageList = lists.find((list) => !list.isFooter)
  const item = groups
    .flatMap((group) => group.items)
    .find((each) => isWithin(selection && pointer, selection?.file, each))
  const openAdd = () => {
    const file = item?.file ?? pageList?.file
    if (file === undefined) actions.say('This page has no list of modules.')
    else setDialog({ kind: 'add', place: actions.placeIn(file) })
  }
  const moves = useMoving({
    files,
    onStart: (each) => select(each.file, each.pointer),
    moveTo: actions.moveTo,
    say: actions.say,
    placeAt: (moving, x, y) => placeAtPoint(root.current, canvas.api, files, moving, x, y),
    scrollAt: (x, y) => scrollNear(root.current, x, y),
  })

  const select = (file: string, at: string) => actions.select(selectionAt(files, file, at))
  const selectOnPage = (part: CanvasPart) => {
    const owner = SITE_SECTIONS.find(({ owns }) => owns?.(part.file, files))
    setSide(owner ? 'site' : 'page')
    if (owner) setSection(owner)
    showDetails('part')
    select(part.file, part.pointer)
    // Keys concern the part that was pressed.
    const page = root.current?.querySelector<HTMLElement>('.mqp-canvas')
    page?.setAttribute('data-pressed', '')
    page?.focus({ preventScroll: true })
  }
  const review = async () => {
    // A time is reported when its field is left.
    const field = document.activeElement
    if (field instanceof HTMLInputElement && field.type === 'datetime-local') field.blur()
    await actions.settle()
    setIsReviewed(changedDocuments(draft.get()).length > 0)
  }
  const onKeyDown = (event: KeyboardEvent | ReactKeyboardEvent) => {
    const command = commandOf(event, letters.isOn)
    if (!command) return
    event.preventDefault()
    if (command === 'save') review()
    else if (command === 'edit') editSelected()
    else if (command === 'use') setIsUsed(!isUsed)
    else if (command === 'add') openAdd()
    else if (command === 'paste') actions.paste(pageList?.file)
    else if (command === 'moveMode') item ? moves.begin(item) : actions.say('Select a module to move it.')
    else if (command === 'nextRegion') focusRegion(root.current, 1)
    else if (command === 'previousRegion') focusRegion(root.current, -1)
    else actions[command]()
  }
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
    onEditPage(path) {
      setPage(path)
      setSide('page')
      panels.show('parts')
      actions.select(undefined)
    },
    canvas: canvas.api,
  }
  const { Panel, hasPanel, onPress }: Partial<SiteSection> = side === 'site' ? section : {}

  const pressOnPage = (element: Element) => {
    showDetails('part')
    onPress?.(element, sectionProps)
  }

  useKeptFocus(root, state, selection, isReviewed || dialog !== undefined)

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
        <PageLanguage languages={languages} language={language} onLanguage={setLanguage} />
        <PreviewChoices
          preview={preview}
          onMore={() => {
            setTab('state')
            panels.show('details')
          }}
        />
        <ToolButton
          icon="history"
          name="History"
          isPressed={view === 'history' && tab === 'compose'}
          onPress={() => (view === 'history' && tab === 'compose' ? setView('part') : showDetails('history'))}
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
          {first.isEmpty ? (
            <FirstPageSteps state={first} />
          ) : (
            <>
              <Outline
                groups={groups}
                selected={item?.id}
                onSelect={(each) => select(each.file, each.pointer)}
                onMove={actions.move}
                onPress={moves.press}
                moving={moves.moving}
                onOwnList={actions.toggleOwnList}
              />
              {pageList && (
                <div className="mqp-add">
                  <button
                    type="button"
                    className="mqp-chip"
                    title={letters.isOn ? 'Add a module (A)' : undefined}
                    onClick={openAdd}
                  >
                    Add a module
                  </button>
                  <button type="button" className="mqp-chip" onClick={() => setDialog({ kind: 'keys' })}>
                    Keyboard shortcuts
                  </button>
                </div>
              )}
            </>
          )}
        </SidePanel>
        {first.isEmpty ? (
          <FirstPage state={first} />
        ) : (
          <Canvas
            key={stateTurn}
            id={frameId('compose')}
            site={site}
            page={page}
            files={files}
            language={language}
            width={width}
            changed={changed}
            isUsed={isUsed}
            selected={selection && pointer !== undefined ? { file: selection.file, pointer } : undefined}
            onSelect={selectOnPage}
            onPress={onPress && pressOnPage}
            overlay={(scale) => (
              <ModuleOverlay
                api={canvas.api}
                files={files}
                item={item}
                moves={moves}
                scale={scale}
                actions={actions}
                onAdd={(file, after) => setDialog({ kind: 'add', place: { file, after } })}
              />
            )}
            text={text}
            onEditText={(elements) => canvas.api && startEditing(textAmong(canvas.api, files, elements))}
            onKeyDown={onKeyDown}
            onReady={canvas.onReady}
            onLeave={canvas.onLeave}
          />
        )}
        <PanelSwitch panels={panels} />
        <div ref={details} className="mqp-compose__details" tabIndex={-1}>
          <ComposeDetails
            state={state}
            changed={changed}
            actions={actions}
            selection={selection}
            located={located}
            item={item}
            canvas={canvas.api}
            preview={preview}
            canPaste={copied !== undefined}
            onMoveTo={(each) => setDialog({ kind: 'move', item: each })}
            tab={tab}
            onTab={setTab}
            onSave={review}
          >
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
            ) : first.isEmpty && side === 'page' ? (
              <FirstPagePanel state={first} />
            ) : (
              Panel && (hasPanel?.(sectionProps) !== false ? <Panel {...sectionProps} /> : undefined)
            )}
          </ComposeDetails>
        </div>
      </div>
      <p className="mqp-compose__status" role="status">
        {message}
      </p>
      <DragGhost moving={moves.moving} />
      <ComposeDialogs
        dialog={dialog}
        files={files}
        page={{ site, path: page, changed }}
        actions={actions}
        letters={letters}
        onClose={() => setDialog(undefined)}
      />
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

const isWithin = (pointer: string | undefined, file: string | undefined, item: OutlineItem) =>
  pointer !== undefined && file === item.file && `${pointer}/`.startsWith(`${item.pointer}/`)
