import { type RefObject, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useCanvasLists } from '../canvas/lists/useCanvasLists'
import { useTextEditing } from '../canvas/text/useTextEditing'
import { useTextStart } from '../canvas/text/useTextStart'
import type { ComposeDialog } from '../dialogs/ComposeDialogs'
import { changedDocuments } from '../draft/draftState'
import type { DraftStore } from '../draft/draftStore'
import { CONFIG_FILE, dataIn, locateSelection, selectionAt } from '../draft/siteData'
import { useFirstPage } from '../firstPage/useFirstPage'
import { useFocusAfterRemoval } from '../keyboard/useFocusAfterRemoval'
import { isOnPage, placeAtPoint, scrollNearEdge } from '../modules/dropPlaces'
import { NO_LIST_MESSAGE } from '../modules/moduleActions'
import { useMoving } from '../modules/useMoving'
import type { OutlineItem } from '../outline/outlineGroups'
import { resolveStartPage } from '../pages'
import { useComposeActions } from '../useComposeActions'
import { createComposeView } from './places'
import { useDocuments } from './useDocuments'
import { usePageView } from './usePageView'
import { useWorkspace } from './useWorkspace'

export type ComposeModel = ReturnType<typeof useCompose>

interface Options {
  draft: DraftStore
  /** Name of the site. */
  site: string
  /** Path on the site. */
  firstPage: string
  /** The left and the right panel. */
  parts: RefObject<HTMLElement | null>
  details: RefObject<HTMLElement | null>
}

/** The state of Compose, which its panels and the canvas share. */
export function useCompose({ draft, site, firstPage, parts, details }: Options) {
  const root = useRef<HTMLElement>(null)
  const state = useSyncExternalStore(draft.subscribe, draft.get)
  const canvas = useCanvasLists()
  const [message, say] = useState('')
  const pageView = usePageView(
    state.history.files,
    () => resolveStartPage(firstPage, dataIn(state.history.files, CONFIG_FILE)),
    say,
  )
  const documents = useDocuments(state, canvas, pageView.pagePath)
  const { files, groups, entries, lists } = documents
  const workspace = useWorkspace(parts, details)
  const view = createComposeView(draft, pageView, workspace)
  const { selection, turn, token, copied, actions } = useComposeActions(draft, { view, say })
  const located = useMemo(() => selection && locateSelection(files, selection), [files, selection])
  const [dialog, setDialog] = useState<ComposeDialog>()
  const [isReviewed, setIsReviewed] = useState(false)
  const first = useFirstPage(site, files, actions, pageView.setPage)
  const text = useTextEditing(actions)
  useFocusAfterRemoval(root, state, groups, selection, isReviewed || dialog !== undefined)

  const selected = selection && located ? { file: selection.file, pointer: located.pointer, turn } : undefined
  const isSelected = (each: OutlineItem) => selected !== undefined && isWithin(selected, each)
  const item = groups.flatMap((group) => group.items).find(isSelected)
  const entry = entries.find(isSelected)
  /** The list of the page, without that of the footer. */
  const pageList = lists.find((list) => !list.isFooter)?.file
  const select = (file: string, pointer: string) => actions.select(selectionAt(files, file, pointer))
  const moves = useMoving({
    files,
    onStart: (each) => select(each.file, each.pointer),
    moveTo: actions.moveTo,
    say: actions.say,
    placeAt: (moving, x, y) => placeAtPoint(root.current, canvas.api, files, moving, x, y),
    isOnPage: (x, y) => isOnPage(root.current, x, y),
    scrollAt: (x, y) => scrollNearEdge(root.current, x, y),
  })

  const textStart = useTextStart({ api: canvas.api, files, selected, start: text.start, say: actions.say })

  return {
    root,
    draft,
    site,
    state,
    documents,
    actions,
    message,
    pageView,
    workspace,
    canvas,
    first,
    text,
    textStart,
    moves,
    selection,
    /** The token that the last undo or redo changed. */
    token: token === undefined ? undefined : { name: token, turn },
    located,
    selected,
    /** The module that is selected, or contains the selection. */
    item,
    /** The hidden entry of a menu or the footer that is selected. */
    entry,
    pageList,
    /** The module that was copied or cut. */
    copied,
    dialog,
    setDialog,
    isReviewed,
    setIsReviewed,
    select,
    /** Adds a module after the selected one or before it; without one, at the end of the page. */
    openAdd(isBefore = false): void {
      const file = item?.file ?? pageList
      if (file === undefined) actions.say(NO_LIST_MESSAGE)
      else setDialog({ kind: 'add', place: isBefore && item ? { file, after: item.place - 1 } : actions.placeIn(file) })
    },
    /** Opens the review, if something has changed. */
    async review(): Promise<void> {
      // A time is reported when its field is left.
      const field = document.activeElement
      if (field instanceof HTMLInputElement && field.type === 'datetime-local') field.blur()
      await actions.settle()
      setIsReviewed(changedDocuments(draft.get()).length > 0)
    },
  }
}

const isWithin = ({ file, pointer }: { file: string; pointer: string }, item: OutlineItem) =>
  file === item.file && `${pointer}/`.startsWith(`${item.pointer}/`)
