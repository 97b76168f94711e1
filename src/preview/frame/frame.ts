import type { Problem, Problems } from '../../site/validate/problem'
import type { Finding } from '../audit/audit'
import type { CanvasApi } from '../compose/canvas/api/canvasApi'
import type { LiveEdits } from '../live/liveEdits'
import { shownRuntime } from '../live/shownRuntime'

/** API of a framed page for the catalogue, the comparison and Compose. */
export interface FrameHandle {
  /** Reloads the module lists in place. */
  reloadLists(): Promise<void>
  /** Shows changed documents of the site folder: style sheets and lists in place, others by a reload. */
  show(paths: readonly string[]): Promise<void>
  /** For Compose. @param hasFile whether the draft has a file */
  canvas(hasFile: (path: string) => boolean): Promise<CanvasApi>
  audit(): Promise<Pick<Finding, 'rule' | 'message' | 'severity'>[]>
  /** Problems reported so far. */
  problems(): readonly Problem[]
}

declare global {
  interface Window {
    marqueeFrame?: FrameHandle
  }
}

/** Message to the parent page when the framed site is ready. */
export const READY_MESSAGE = 'marquee:frame-ready'

/** Whether this page is in a frame of the catalogue, the comparison or Compose. */
export const isFramed = (): boolean =>
  document.querySelector('meta[name="marquee-service"]')?.getAttribute('content')?.startsWith('/__marquee/frame/') ??
  false

/** The page is considered settled after this time without DOM changes, or after the timeout. */
const SETTLE_DELAY_MS = 800
const SETTLE_TIMEOUT_MS = 10_000

/** Waits until the DOM no longer changes and has no skeletons. */
function pageSettled(): Promise<void> {
  return new Promise((done) => {
    const check = () => {
      if (document.querySelector('.mq-skeleton')) timer = setTimeout(check, SETTLE_DELAY_MS)
      else end()
    }
    const end = () => {
      clearTimeout(timer)
      clearTimeout(timeout)
      observer.disconnect()
      done()
    }
    let timer = setTimeout(check, SETTLE_DELAY_MS)
    const timeout = setTimeout(end, SETTLE_TIMEOUT_MS)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(check, SETTLE_DELAY_MS)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

/** @param edits shows changed documents */
export function exposeFrameHandle(edits: LiveEdits, problems: Problems): void {
  window.marqueeFrame = {
    reloadLists: () => edits.apply({ site: undefined, path: 'modules' }),
    show: (paths) => edits.show(paths),
    canvas: async (hasFile) =>
      (await import('../compose/canvas/api/createCanvasApi')).createCanvasApi(shownRuntime.get, hasFile),
    problems: problems.list,
    async audit() {
      await pageSettled()
      const { auditAccessibility: accessibility } = await import('../audit/audit')
      return (await accessibility()).map(({ rule, message, severity }) => ({ rule, message, severity }))
    },
  }
  shownRuntime.subscribe(() => parent.postMessage(READY_MESSAGE, location.origin))
}
