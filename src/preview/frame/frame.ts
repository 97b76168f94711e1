import type { Problem, Problems } from '../../site/validate/problem'
import type { Finding } from '../audit/audit'
import { shownSite } from '../service/ServiceState'

/** What a page in a frame of the catalogue or the comparison does for the page around it. */
export interface FrameHandle {
  /** Reads the lists again, and puts them in place. */
  reread(): Promise<void>
  /** What axe finds. */
  audit(): Promise<Pick<Finding, 'rule' | 'words' | 'severity'>[]>
  /** What is wrong with what it shows, as far as it has met it. */
  problems(): readonly Problem[]
}

declare global {
  interface Window {
    marqueeFrame?: FrameHandle
  }
}

/** Said to the page around it when the site in the frame stands. */
export const READY = 'marquee:frame-ready'

/** Whether this page stands in a frame of the catalogue or the comparison. */
export const isFramed = (): boolean =>
  document.querySelector('meta[name="marquee-service"]')?.getAttribute('content')?.startsWith('/__marquee/frame/') ??
  false

/** Milliseconds without a change that a page has come to rest after; and at most, for one that never does. */
const REST = 800
const MOST = 10_000

/** Waits until nothing comes or goes in the page any more, and nothing is a skeleton. */
function rested(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (document.querySelector('.mq-skeleton')) timer = setTimeout(look, REST)
      else end()
    }
    const end = () => {
      clearTimeout(timer)
      clearTimeout(last)
      watch.disconnect()
      done()
    }
    let timer = setTimeout(look, REST)
    const last = setTimeout(end, MOST)
    const watch = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(look, REST)
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
}

/** @param reread takes changed lists in place of those that stand */
export function startFrame(reread: () => Promise<void>, problems: Problems): void {
  window.marqueeFrame = {
    reread,
    problems: problems.list,
    async audit() {
      await rested()
      const { accessibility } = await import('../audit/audit')
      return (await accessibility()).map(({ rule, words, severity }) => ({ rule, words, severity }))
    },
  }
  shownSite.subscribe(() => parent.postMessage(READY, location.origin))
}
