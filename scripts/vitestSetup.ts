import { BroadcastChannel } from 'node:worker_threads'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// Node's, which is not in the context that the window is made in.
if (!globalThis.BroadcastChannel) Object.assign(globalThis, { BroadcastChannel })

// happy-dom's IntersectionObserver never reports: in tests every element is near.
const FAR_ABOVE = { top: -1e6, height: 1 }
class NearObserver {
  constructor(readonly report: (entries: object[]) => void) {}
  observe(target: Element) {
    this.report([{ target, isIntersecting: true, boundingClientRect: FAR_ABOVE }])
  }
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NearObserver })

// A ceiling: on a busy machine what loads late takes longer than the second that is usual.
configure({ asyncUtilTimeout: 15_000 })

afterEach(cleanup)

// What happy-dom lacks, or does not do.
Element.prototype.scrollIntoView ??= () => {}
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}

// The classes of happy-dom are one for all files of a worker: what a file leaves on them, the next one has, too.
afterAll(() => vi.restoreAllMocks())
