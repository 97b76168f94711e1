import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { SiteTexts } from '../../../../tools/edit/editSite'
import { READY_MESSAGE } from '../../../frame/frame'
import { frameHandle } from '../../../frame/frameHandle'
import type { CanvasApi } from './canvasApi'

/**
 * What Compose can ask the page in the frame.
 * @param files the documents, with unsaved changes
 * @param onReady called after each load, and when other lists are shown
 */
export function useCanvasApi(
  frame: RefObject<HTMLIFrameElement | null>,
  files: SiteTexts,
  onReady: (api: CanvasApi) => void,
): { api: CanvasApi | undefined; forget: () => void } {
  const [api, setApi] = useState<CanvasApi>()
  const latestFiles = useRef(files)
  useLayoutEffect(() => {
    latestFiles.current = files
  }, [files])
  const ready = useEffectEvent(onReady)

  useEffect(() => {
    const onMessage = async ({ data, source }: MessageEvent) => {
      if (data !== READY_MESSAGE || source !== frame.current?.contentWindow) return
      // The page may be reloaded meanwhile.
      const next = await frameHandle(frame.current)
        ?.canvas((path) => latestFiles.current.has(path))
        .catch(() => undefined)
      if (!next) return
      setApi(next)
      ready(next)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [frame])

  useEffect(() => api?.watchLists(() => ready(api)), [api])
  return { api, forget: () => setApi(undefined) }
}
