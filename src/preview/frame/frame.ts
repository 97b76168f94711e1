import type { Problem, Problems } from '../../site/validate/problem'
import type { Finding } from '../audit/audit'
import { shownSite } from '../service/ServiceState'

/** API of a framed page for the catalogue and the comparison. */
export interface FrameHandle {
  /** Reloads the lists in place. */
  reread(): Promise<void>
  audit(): Promise<Pick<Finding, 'rule' | 'words' | 'severity'>[]>
  /** Problems reported so far. */
  problems(): readonly Problem[]
}

declare global {
  interface Window {
    marqueeFrame?: FrameHandle
  }
}

/** Message to the parent page when the framed site is ready. */
export const READY = 'marquee:frame-ready'

/** Whether this page is in a frame of the catalogue or the comparison. */
export const isFramed = (): boolean =>
  document.querySelector('meta[name="marquee-service"]')?.getAttribute('content')?.startsWith('/__marquee/frame/') ??
  false

/** A page is settled after this time without DOM changes, or after the timeout. */
const SETTLE_DELAY_MS = 800
const SETTLE_TIMEOUT_MS = 10_000

/** Waits until the DOM no longer changes and has no skeletons. */
function pageSettled(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (document.querySelector('.mq-skeleton')) timer = setTimeout(look, SETTLE_DELAY_MS)
      else end()
    }
    const end = () => {
      clearTimeout(timer)
      clearTimeout(last)
      watch.disconnect()
      done()
    }
    let timer = setTimeout(look, SETTLE_DELAY_MS)
    const last = setTimeout(end, SETTLE_TIMEOUT_MS)
    const watch = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(look, SETTLE_DELAY_MS)
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
}

/** @param reread reloads changed lists in place */
export function startFrame(reread: () => Promise<void>, problems: Problems): void {
  window.marqueeFrame = {
    reread,
    problems: problems.list,
    async audit() {
      await pageSettled()
      const { accessibility } = await import('../audit/audit')
      return (await accessibility()).map(({ rule, words, severity }) => ({ rule, words, severity }))
    },
  }
  shownSite.subscribe(() => parent.postMessage(READY, location.origin))
}
