import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { parsePointer } from '../../../lib/json/pointer'
import { valueAtPath } from '../../../lib/json/valueAtPath'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { dataIn } from '../draft/siteData'
import type { CanvasApi, CanvasPart } from './api/canvasApi'
import { type CanvasProps, UPDATE_DELAY_MS } from './canvasProps'
import { slugOnPage } from './slugOnPage'

/**
 * The part of the page that shows the selection; found again after the page has changed.
 * @param isShown whether the page shows these files
 */
export function useSelectedPart(
  api: CanvasApi | undefined,
  selected: CanvasProps['selected'],
  files: SiteTexts,
  isShown: boolean,
): CanvasPart | undefined {
  const [part, setPart] = useState<CanvasPart>()
  const { file, pointer, turn } = selected ?? {}
  const revealedTurn = useRef<number>(undefined)
  const find = useEffectEvent(() =>
    api && file !== undefined && pointer !== undefined && isCurrent(api, files, file, pointer)
      ? api.find(file, pointer)
      : undefined,
  )
  const reveal = useEffectEvent(() => {
    const found = find()
    if (found) api?.reveal(found.element)
    return found !== undefined
  })
  // Together with the selection, so that the next press is not made on a page that still scrolls.
  useLayoutEffect(() => {
    if (!api || file === undefined || pointer === undefined) return undefined
    if (reveal()) return undefined
    // A new module is on the page when its list is loaded again.
    const stop = api.watchLists(() => reveal() && stop())
    return stop
  }, [api, file, pointer])
  // Undo may select the same part again, and the page shows its change only later.
  useEffect(() => {
    if (!api || !isShown || file === undefined || pointer === undefined || revealedTurn.current === turn)
      return undefined
    // The first selection is shown by the effect above.
    if (revealedTurn.current === undefined) {
      revealedTurn.current = turn
      return undefined
    }
    const timer = setTimeout(() => {
      reveal()
      revealedTurn.current = turn
    }, 2 * UPDATE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [api, isShown, file, pointer, turn])
  useEffect(() => {
    const update = () => setPart(find())
    update()
    // Changes of the config are on the page later, without a list that is loaded again.
    const timer = setTimeout(update, 2 * UPDATE_DELAY_MS)
    const stop = api?.watchLists(update)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [api, file, pointer, files])
  // React replaces the element of a module when the page has its new slug.
  const element = part?.element
  useLayoutEffect(() => {
    if (!element) return undefined
    const check = () => {
      if (!element.isConnected) setPart(find())
    }
    check()
    // Before the next frame, so that the outline does not flicker.
    const observer = new MutationObserver(() => flushSync(check))
    observer.observe(element.ownerDocument, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [element])
  return part?.element.isConnected ? part : undefined
}

/** Until the page has loaded a changed list again, another module may have the place of the selected one. */
function isCurrent(api: CanvasApi, files: SiteTexts, file: string, pointer: string): boolean {
  const module = /^\/data\/\d+\/module/.exec(pointer)?.[0]
  if (module === undefined) return true
  const slug = valueAtPath(dataIn(files, file), parsePointer(`${module}/slug`))
  if (typeof slug !== 'string') return true
  return api.shownValue(file, `${module}/slug`) === slugOnPage(api, files, { file, pointer: module, slug })
}
