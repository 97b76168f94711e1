import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Language } from '../../../text/languages/languages'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { frameHandle } from '../../frame/frameHandle'
import { frameAddress, setFrame } from '../../frame/setFrame'
import type { CanvasApi } from './api/canvasApi'
import { type CanvasProps, PATCHED_UPDATE_DELAY_MS, UPDATE_DELAY_MS } from './canvasProps'
import { moduleChanges } from './lists/modulePatch'

interface Handlers {
  /** The page shows the documents. */
  onShown: () => void
  /** The frame is replaced: until the next page is ready, its parts cannot be selected. */
  onLeave: () => void
}

/** Gives the frame the unsaved documents, and lets the page show what has changed. Requests do not overlap. */
export function useDraftFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  props: CanvasProps,
  api: CanvasApi | undefined,
  { onShown, onLeave }: Handlers,
) {
  const { id, site, pagePath, files, changed, language } = props
  const [state, setState] = useState<{ src?: string; failed: boolean; shown?: SiteTexts }>({ failed: false })
  const [attempt, setAttempt] = useState(0)
  const whenShown = useEffectEvent(onShown)
  const whenLeft = useEffectEvent(onLeave)
  const wanted = useRef({ pagePath, files, changed, language })
  const shown = useRef<{ pagePath: string; files: SiteTexts; language: Language | undefined; turn: number }>(undefined)
  const isRunning = useRef(false)
  const unmountSignal = useRef<AbortSignal>(undefined)
  /** The texts that the page shows: those of the service, or newer ones. */
  const painted = useRef<SiteTexts>(undefined)
  /** Shows changed fields of modules without the service. @returns whether the page shows all changes */
  const patch = useEffectEvent(async () => {
    if (!api || shown.current?.pagePath !== pagePath) return false
    const { files: next } = wanted.current
    // The page may show a change that was undone before the service had it.
    const before = painted.current ?? shown.current.files
    const changes = moduleChanges(before, next)
    painted.current = next
    const isShown = await api.patch(changes)
    const paths = differingFiles(before, next)
    return isShown && paths.length > 0 && paths.every((path) => changes.some(({ file }) => file === path))
  })

  const update = useEffectEvent(async () => {
    if (isRunning.current) return
    isRunning.current = true
    const signal = unmountSignal.current
    while (
      shown.current?.pagePath !== wanted.current.pagePath ||
      shown.current.files !== wanted.current.files ||
      shown.current.language !== wanted.current.language
    ) {
      const next = wanted.current
      const documents = Object.fromEntries(next.changed.map(({ path, text }) => [path, text]))
      const isAccepted = await setFrame(id, { documents, language: languageParameter(next.language) }, site, signal)
      if (signal?.aborted) break
      if (!isAccepted) {
        setState((before) => ({ ...before, failed: true }))
        break
      }
      const before = shown.current
      const handle = frameHandle(frame.current)
      const isSamePage = before?.pagePath === next.pagePath && before.language === next.language && handle !== undefined
      shown.current = { ...next, turn: (before?.turn ?? 0) + (isSamePage ? 0 : 1) }
      if (!isSamePage) {
        painted.current = next.files
        whenLeft()
        const src = frameAddress(next.pagePath, id, shown.current.turn)
        setState({ src, failed: false, shown: next.files })
      } else {
        await handle.show(differingFiles(before.files, next.files)).catch(() => {})
        if (signal?.aborted) break
        painted.current = next.files
        setState((last) => ({ ...last, failed: false, shown: next.files }))
        void patch()
        whenShown()
      }
    }
    isRunning.current = false
  })

  // An answer to a canvas that was replaced must not reset the page of its successor, which has the same frame.
  useEffect(() => {
    const controller = new AbortController()
    unmountSignal.current = controller.signal
    return () => controller.abort()
  }, [])

  // Another attempt sends the same documents.
  useEffect(() => {
    wanted.current = { pagePath, files, changed, language }
    let timer: ReturnType<typeof setTimeout> | undefined
    let isActive = true
    const updateIn = (delay: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => update(), delay)
    }
    updateIn(shown.current?.pagePath === pagePath ? UPDATE_DELAY_MS : 0)
    void patch().then((isShown) => isActive && isShown && updateIn(PATCHED_UPDATE_DELAY_MS))
    return () => {
      isActive = false
      clearTimeout(timer)
    }
  }, [pagePath, files, changed, language, attempt])
  return { ...state, retry: () => setAttempt(attempt + 1) }
}

/** A value of `preview.language`. */
const languageParameter = (language: Language | undefined) => (language === 'en-XA' ? 'pseudo' : language)

export function differingFiles(a: SiteTexts, b: SiteTexts): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path))
}
