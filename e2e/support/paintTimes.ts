import type { Page } from '@playwright/test'

interface PaintRecorder {
  /** Milliseconds from each key to the frame of the canvas that shows its change. */
  times: number[]
  /** Modules of the canvas whose elements or texts changed. */
  modules: string[]
  /** Entries of the outline whose elements or texts changed. */
  entries: string[]
}

declare global {
  interface Window {
    paintTimes: PaintRecorder
    /** Time of the last press, in milliseconds since 1970. */
    pressTime?: number
    /** Milliseconds from the request of Compose’s document until its outline was painted. */
    openedAfter?: number
  }
}

/** Presses keys in the focused field, in turn. Each must change the text of an element in the canvas. */
export async function measureKeyPresses(page: Page, selector: string, keys: readonly string[]): Promise<PaintRecorder> {
  await page.evaluate(startKeyRecorder, selector)
  for (const [index, key] of keys.entries()) {
    await page.keyboard.press(key)
    await page.waitForFunction((count) => window.paintTimes.times.length > count, index)
  }
  return page.evaluate(() => window.paintTimes)
}

/** A module of the page in the canvas. */
interface ModulePress {
  slug: string
  /** Its entry of the outline. */
  entry: string
  /** Its name in the form. */
  name: string
}

/** Remembers the time of presses. Before a page is opened: Compose stops the events of its canvas. */
export const recordPressTimes = (page: Page) =>
  page.addInitScript(() => {
    const remember = ({ timeStamp }: Event) => {
      window.pressTime = performance.timeOrigin + timeStamp
    }
    addEventListener('pointerdown', remember, { capture: true })
  })

/**
 * Presses the headings of modules in turn, after `recordPressTimes`. Each must be selected in the outline and have its
 * fields in the form.
 */
export async function measurePresses(
  page: Page,
  presses: readonly ModulePress[],
): Promise<Pick<PaintRecorder, 'times' | 'entries'>> {
  const frame = page.frameLocator('iframe[title="The page"]')
  const recorder = await page.evaluateHandle(startPressRecorder)
  for (const [index, { slug, ...expected }] of presses.entries()) {
    const module = frame.locator(`[data-module=${slug}]`)
    // Its content is loaded when it is near.
    await module.scrollIntoViewIfNeeded()
    await recorder.evaluate((all, next) => all.expect(next), expected)
    await module.getByRole('heading', { level: 2 }).click()
    await page.waitForFunction(([all, count]) => all.times.length > count, [recorder, index] as const)
  }
  return recorder.evaluate(({ times, entries }) => ({ times, entries }))
}

/**
 * Measures from the request of Compose’s document until its outline is painted.
 * @param modules that its outline has
 */
export const recordOpeningTime = (page: Page, modules: number) =>
  page.addInitScript((count) => {
    if (self !== top || !location.pathname.endsWith('/compose')) return
    const onFrame = () => {
      const entries = document.querySelectorAll('nav[aria-label="Parts of the page"] [data-part]')
      if (entries.length < count) return requestAnimationFrame(onFrame)
      // A task after this callback runs when the frame is painted. `performance.now` starts at the request.
      return setTimeout(() => {
        window.openedAfter = performance.now()
      })
    }
    requestAnimationFrame(onFrame)
  }, modules)

/**
 * Opens Compose from the open bar of a page, after `recordOpeningTime`.
 * @returns milliseconds from the request of its document until its outline is painted
 */
export async function measureOpening(page: Page): Promise<number> {
  await page.getByRole('dialog', { name: 'Preview' }).getByRole('link', { name: 'Compose' }).click()
  await page.waitForFunction(() => window.openedAfter !== undefined)
  return page.evaluate(() => window.openedAfter ?? 0)
}

function startPressRecorder() {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="The page"]')?.contentWindow
  const outline = document.querySelector('nav[aria-label="Parts of the page"]')
  if (!frame || !outline) throw new Error('Compose has no canvas.')
  const [times, entries]: [number[], string[]] = [[], []]
  const now = () => performance.timeOrigin + performance.now()
  let wanted = { entry: '', name: '' }
  const isShown = () => {
    const form = document.querySelector('[aria-label="Selected part"]')
    const entry = outline.querySelector<HTMLElement>('[aria-current=true]')?.dataset.part
    const name = form?.querySelector('[data-field]') && form.querySelector('h2')?.textContent
    return entry === wanted.entry && name === wanted.name
  }
  const onFrame = () => {
    const pressed = frame.pressTime
    if (pressed !== undefined && isShown()) {
      frame.pressTime = undefined
      // A task after this callback runs when the frame is painted.
      setTimeout(() => times.push(now() - pressed))
    }
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
  new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const entry = element?.closest<HTMLElement>('[data-part]')?.dataset.part
      if (entry !== undefined && !entries.includes(entry)) entries.push(entry)
    }
  }).observe(outline, { attributes: true, childList: true, characterData: true, subtree: true })
  return {
    times,
    /** Entries of the outline that changed. */
    entries,
    expect(next: typeof wanted) {
      wanted = next
    },
  }
}

function startKeyRecorder(selector: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="The page"]')?.contentWindow
  if (!frame) throw new Error('Compose has no canvas.')
  const recorder: PaintRecorder = { times: [], modules: [], entries: [] }
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

/** @param share such as 0.95 for the 95th percentile */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0
