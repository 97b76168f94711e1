import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { isComposing } from '../../lib/browser/keys'
import { countOf } from '../bar/world'
import { frameId } from '../frame/setFrame'
import { ComposeBar } from './ComposeBar'
import { Canvas } from './canvas/Canvas'
import type { CanvasApi, CanvasList, CanvasPart } from './canvas/canvasApi'
import { changedDocuments, type DraftStore } from './draft/draftStore'
import { dataIn, locate, selectionAt } from './draft/siteData'
import { AddModule } from './outline/AddModule'
import { Outline } from './outline/Outline'
import { type OutlineItem, outlineGroups } from './outline/outlineGroups'
import { PartPanel } from './PartPanel'
import { sitePages } from './pages'
import { ReviewDialog } from './review/ReviewDialog'
import { useComposeActions } from './useComposeActions'

interface Props {
  draft: DraftStore
  /** Name of the site. */
  site: string
  /** Path on the site. */
  firstPage: string
}

/** Changes a site by looking at it: the page, its parts, and the fields of the selected one. */
export function Compose({ draft, site, firstPage }: Props) {
  const state = useSyncExternalStore(draft.subscribe, draft.get)
  const [page, setPage] = useState(firstPage)
  const [width, setWidth] = useState(1280)
  const [isUsed, setIsUsed] = useState(false)
  const [isReviewed, setIsReviewed] = useState(false)
  const [lists, setLists] = useState<readonly CanvasList[]>([])
  const { files } = state.history
  const changed = useMemo(() => changedDocuments(state), [state])
  const saved = useMemo(() => new Map([...state.disk].map(([path, { text }]) => [path, text])), [state.disk])
  const groups = useMemo(() => outlineGroups(lists, files, saved), [lists, files, saved])
  const pages = useMemo(() => sitePages(dataIn(files, 'config.json')), [files])
  const { selection, message, actions } = useComposeActions(draft)
  const located = useMemo(() => selection && locate(files, selection), [files, selection])
  const pointer = located?.pointer

  const select = (file: string, at: string) => actions.select(selectionAt(files, file, at))
  const readLists = useLatestLists(setLists)
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

  const root = useRef<HTMLElement>(null)
  useKeptFocus(root, state, selection)

  return (
    <main ref={root} className="mqp-compose" aria-label="Compose" tabIndex={-1} onKeyDown={onKeyDown}>
      <ComposeBar
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
      />
      <Notices state={state} draft={draft} />
      <div className="mqp-compose__columns">
        <div className="mqp-compose__side">
          <Outline
            groups={groups}
            selected={item?.id}
            onSelect={(each) => select(each.file, each.pointer)}
            onMove={actions.move}
          />
          {pageList && <AddModule onAdd={(type) => actions.add(type, pageList.file)} />}
        </div>
        <Canvas
          id={frameId('compose')}
          site={site}
          page={page}
          files={files}
          width={width}
          changed={changed}
          isUsed={isUsed}
          selected={selection && pointer !== undefined ? { file: selection.file, pointer } : undefined}
          onSelect={(part: CanvasPart) => select(part.file, part.pointer)}
          onKeyDown={onKeyDown}
          onReady={readLists}
          onLeave={() => setLists([])}
        />
        <PartPanel selection={selection} located={located} item={item} actions={actions} />
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

/** Focuses the selected part when the focused button was removed, so that keys still reach Compose. */
function useKeptFocus(root: RefObject<HTMLElement | null>, state: unknown, selection: unknown): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const current = root.current?.querySelector<HTMLElement>('[aria-current]') ?? root.current
    current?.focus()
  }, [root, state, selection])
}

function Notices({ state, draft }: { state: ReturnType<DraftStore['get']>; draft: DraftStore }) {
  const { broken, conflicts, restored, isStored } = state
  const [isRead, setIsRead] = useState(false)
  return (
    <>
      {restored > 0 && !isRead && (
        <p className="mqp-compose__notice">
          {countOf(restored, 'unsaved change')} restored from your last visit.{' '}
          <button type="button" className="mqp-chip" onClick={() => setIsRead(true)}>
            OK
          </button>
        </p>
      )}
      {!isStored && (
        <p className="mqp-compose__notice mqp-compose__notice--bad" role="alert">
          This browser cannot store your changes. Save them before you leave the page.
        </p>
      )}
      {broken.size > 0 && (
        <p className="mqp-compose__notice mqp-compose__notice--bad" role="alert">
          {[...broken].join(', ')} is not valid JSON on disk. The last valid text is shown; saving waits until the file
          is fixed.
        </p>
      )}
      {conflicts.length > 0 && (
        <div className="mqp-compose__notice mqp-compose__notice--bad" role="alert">
          {countOf(conflicts.length, 'change')} could not be applied, because the same values were changed on disk:{' '}
          {conflicts.map(({ label }) => label).join(', ')}. The texts on disk are used.{' '}
          <button type="button" className="mqp-chip" onClick={draft.dismissConflicts}>
            OK
          </button>
        </div>
      )}
    </>
  )
}

/** The command of a keyboard shortcut. Letters without Ctrl are left to fields. */
function commandOf(
  event: KeyboardEvent | ReactKeyboardEvent,
): 'undo' | 'redo' | 'save' | 'parent' | 'duplicate' | undefined {
  // The review dialog has keys of its own.
  if (isComposing(event) || (event.target instanceof Element && event.target.closest('dialog'))) return undefined
  const isCommand = event.ctrlKey || event.metaKey
  const key = event.key.toLowerCase()
  if (isCommand && key === 'z') return event.shiftKey ? 'redo' : 'undo'
  if (isCommand && key === 'y') return 'redo'
  if (isCommand && key === 's') return 'save'
  if (isCommand && key === 'd') return 'duplicate'
  const isInField = event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null
  return event.key === 'Escape' && !isInField ? 'parent' : undefined
}

/** Reads the lists of the page; an answer of a page that was left is ignored. */
function useLatestLists(onRead: (lists: readonly CanvasList[]) => void) {
  const latest = useRef<CanvasApi>(undefined)
  return (api: CanvasApi) => {
    latest.current = api
    api.lists().then(
      (lists) => {
        if (latest.current === api) onRead(lists)
      },
      // The frame was reloaded meanwhile.
      () => {},
    )
  }
}

const isWithin = (pointer: string | undefined, file: string | undefined, item: OutlineItem) =>
  pointer !== undefined && file === item.file && `${pointer}/`.startsWith(`${item.pointer}/`)
