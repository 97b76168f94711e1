import type { Page } from '@playwright/test'

interface Recorder {
  /** Milliseconds from each key to the frame of the canvas that shows its change. */
  times: number[]
  /** Modules of the canvas whose elements or texts changed. */
  modules: string[]
  /** Entries of the outline whose elements or texts changed. */
  entries: string[]
}

declare global {
  interface Window {
    paintTimes: Recorder
  }
}

/** Presses keys in the focused field, in turn. Each must change the text of an element in the canvas. */
export async function measureKeys(page: Page, selector: string, keys: readonly string[]): Promise<Recorder> {
  await page.evaluate(startRecorder, selector)
  for (const [index, key] of keys.entries()) {
    await page.keyboard.press(key)
    await page.waitForFunction((count) => window.paintTimes.times.length > count, index)
  }
  return page.evaluate(() => window.paintTimes)
}

function startRecorder(selector: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="The page"]')?.contentWindow
  if (!frame) throw new Error('Compose has no canvas.')
  const recorder: Recorder = { times: [], modules: [], entries: [] }
  window.paintTimes = recorder
  const page = frame.document
  const shown = () => page.querySelector(selector)?.textContent
  const now = () => performance.timeOrigin + performance.now()

  let start = 0
  let last = shown()
  addEventListener(
    'keydown',
    () => {
      start = now()
    },
    { capture: true },
  )
  const onFrame = () => {
    const next = shown()
    if (start > 0 && next !== last) {
      const pressed = start
      start = 0
      // A task after this callback runs when the frame is painted.
      frame.setTimeout(() => recorder.times.push(now() - pressed))
    }
    last = next
    frame.requestAnimationFrame(onFrame)
  }
  frame.requestAnimationFrame(onFrame)

  const watch = (root: Node | null, inside: string, names: string[]) => {
    if (!root) throw new Error(`There is no element that contains ${inside}.`)
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target.nodeType === Node.ELEMENT_NODE ? (target as Element) : target.parentElement
        const owner = element?.closest<HTMLElement>(inside)
        const name = owner?.dataset.module ?? owner?.dataset.part
        if (name !== undefined && !names.includes(name)) names.push(name)
      }
    }).observe(root, { childList: true, characterData: true, subtree: true })
  }
  watch(page.body, '[data-module]', recorder.modules)
  watch(document.querySelector('nav[aria-label="Parts of the page"]'), '[data-part]', recorder.entries)
}

/** The 95th percentile. */
export const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0
