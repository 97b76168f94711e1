import { expect as expectIn, type Frame, type Page } from '@playwright/test'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { parsePointer } from '../../src/lib/json/pointer'

const expect = expectIn.configure({ timeout: 60_000 })

/** A part of the page in the canvas. */
export interface PagePart {
  /** For example "card" or "part of the footer". */
  kind: string
  name: string
  /** Path in the site folder. */
  file: string
  pointer: string
  /** A point of the frame where it can be pressed. CSS pixels of the frame. */
  x: number
  y: number
}

/** What Compose shows about the selected part. */
interface ShownSelection {
  /** File and line. */
  place: string | undefined
  /** Path of the first field of the form. */
  field: string | undefined
  /** The chosen word of a list, such as a part of a heading. */
  word: number | undefined
  /** The module that is selected in the outline, by its file and slug. */
  module: string | undefined
  /** The layout that is selected among those of title pages. */
  layout: string | undefined
  path: string | undefined
}

/**
 * Presses each part of the page in the canvas once, from the top to the bottom, and expects that Compose selects it.
 * @param files texts of the documents of the site
 * @param done parts that are not pressed again
 * @returns the pressed parts
 */
export async function pressParts(
  page: Page,
  files: ReadonlyMap<string, string>,
  done: readonly PagePart[] = [],
): Promise<PagePart[]> {
  const frame = await canvasFrame(page)
  const path = await frame.evaluate(() => location.pathname)
  const names = [...files.keys()]
  const { left, top: y0, scale } = await canvasPosition(page)
  const pressed: PagePart[] = []
  for (let top = 0; top >= 0; top = await frame.evaluate(nextScrollTop, top)) {
    // A press may reveal other parts, such as those below a heading that changes its height.
    for (;;) {
      await scrollAndSettle(frame, top)
      const parts = await frame.evaluate(findParts, {
        names,
        around: POINT_OFFSETS,
        done: [...done, ...pressed].map(partKey),
      })
      for (const part of parts) {
        const isThere = await frame.evaluate(isPartAtPoint, { names, around: POINT_OFFSETS, part })
        if (!isThere) continue
        const [x, y] = [left + part.x * scale, y0 + part.y * scale]
        // The tools of the selected module may cover the part.
        for (let levels = 0; levels < 6 && !(await page.evaluate(isPageAtPoint, [x, y] as const)); levels++)
          await page.keyboard.press('Escape')
        expect(await page.evaluate(isPageAtPoint, [x, y] as const), `nothing covers ${part.kind} ${part.name}`).toBe(
          true,
        )
        await page.mouse.click(x, y)
        await expectSelected(page, files, part, path)
        pressed.push(part)
      }
      if (parts.length === 0) break
    }
  }
  return pressed
}

/** Waits until the page in the canvas shows a kind of part. Some title pages open over another page. */
export async function waitForPart(page: Page, files: readonly string[], kind: string): Promise<void> {
  const search = { names: [...files], around: POINT_OFFSETS, done: [] }
  await expect
    .poll(async () => (await (await canvasFrame(page)).evaluate(findParts, search)).map((part) => part.kind))
    .toContain(kind)
}

/** Runs in Compose. Whether nothing covers the page at a point of the window. */
const isPageAtPoint = ([x, y]: readonly [number, number]) =>
  document.elementFromPoint(x, y)?.getAttribute('title') === 'The page'

const partKey = ({ kind, file, pointer }: PagePart) => `${kind} ${file} ${pointer}`

async function canvasFrame(page: Page): Promise<Frame> {
  const element = await page.locator('iframe[title="The page"]').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('The page has no canvas.')
  return frame
}

/** Scrolls, and waits until the modules in view are loaded. */
async function scrollAndSettle(frame: Frame, top: number): Promise<void> {
  await frame.evaluate((to) => scrollTo(0, to), top)
  await expect
    .poll(() =>
      frame.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        return [...document.querySelectorAll('.mq-skeleton, [aria-busy=true]')].filter((each) => {
          const { top: start, bottom } = each.getBoundingClientRect()
          return bottom > 0 && start < innerHeight
        }).length
      }),
    )
    .toBe(0)
}

/** Runs in the frame. @returns the next scroll position, or -1 at the end of the page */
function nextScrollTop(top: number): number {
  const last = document.documentElement.scrollHeight - innerHeight
  return top >= last ? -1 : Math.min(last, top + innerHeight * 0.7)
}

/** CSS pixels of the frame. At a small zoom, a press may be a pixel beside its point. */
const POINT_OFFSETS = [
  [-2, -2],
  [2, -2],
  [-2, 2],
  [2, 2],
] as const

interface PartSearch {
  /** Paths of the documents. */
  names: string[]
  /** The part must also be at these distances from its point. */
  around: typeof POINT_OFFSETS
}

/** Runs in the frame. The parts in view that were not pressed yet, each with a point that no smaller part covers. */
async function findParts({ names, around, done }: PartSearch & { done: string[] }): Promise<PagePart[]> {
  const api = await window.marqueeFrame?.canvas((file) => names.includes(file))
  if (!api) throw new Error('The frame is not a canvas.')
  const keyAt = (x: number, y: number) => {
    const part = api.partAt(document.elementFromPoint(x, y))
    return part && `${part.explained.kind} ${part.file} ${part.pointer}`
  }
  const known = new Set(done)
  const seen = new Set<Element>()
  const found: PagePart[] = []
  for (let top = 4; top < innerHeight; top += 12)
    for (let left = 4; left < innerWidth; left += 24) {
      const at = document.elementFromPoint(left, top)
      if (!at || seen.has(at)) continue
      const part = api.partAt(at)
      const key = keyAt(left, top)
      if (!part || !key || known.has(key)) {
        seen.add(at)
        continue
      }
      const box = at.getBoundingClientRect()
      // Cards move when the pointer is over them, so their edges are the last choice.
      const points = [{ x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }]
      for (const [dx, dy] of [[0, 0] as const, ...around]) points.push({ x: left + dx, y: top + dy })
      const inside = points.find(({ x, y }) => around.every(([dx, dy]) => keyAt(x + dx, y + dy) === key))
      if (!inside) continue
      known.add(key)
      const { file, pointer, explained } = part
      found.push({ kind: explained.kind, name: explained.name, file, pointer, ...inside })
    }
  return found
}

/** Runs in the frame. Whether a part is still at its point. */
async function isPartAtPoint({ names, around, part }: PartSearch & { part: PagePart }): Promise<boolean> {
  const api = await window.marqueeFrame?.canvas((file) => names.includes(file))
  return around.every(([dx, dy]) => {
    const found = api?.partAt(document.elementFromPoint(part.x + dx, part.y + dy))
    return found?.file === part.file && found.pointer === part.pointer
  })
}

/** Where the frame is in the window, and its zoom. */
const canvasPosition = (page: Page) =>
  page.locator('iframe[title="The page"]').evaluate((element: HTMLIFrameElement) => {
    const { left, top, width } = element.getBoundingClientRect()
    return { left, top, scale: width / element.clientWidth }
  })

async function expectSelected(
  page: Page,
  files: ReadonlyMap<string, string>,
  part: PagePart,
  path: string,
): Promise<void> {
  const { file, pointer, kind, name } = part
  const text = files.get(file) ?? ''
  const tree = parseTree(text)
  const explained = parsePointer(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  // Cards that the service adds are not in the document: their module is selected.
  const steps = tree && findNodeAtLocation(tree, explained) ? explained : explained.slice(0, 3)
  const { offset = 0, type } = (tree && findNodeAtLocation(tree, steps)) ?? {}
  const line = text.slice(0, offset).split('\n').length
  const isWord = type === 'string' && typeof steps.at(-1) === 'number'
  // A word is chosen in the form with its list.
  const owner = isWord ? steps.slice(0, -2) : steps
  const module = steps[0] === 'data' && typeof steps[1] === 'number' ? steps[1] : undefined
  const slugNode = tree && module !== undefined && findNodeAtLocation(tree, ['data', module, 'module', 'slug'])
  const expected: ShownSelection = {
    place: `${file}:${line}`,
    field: owner.join('/'),
    word: isWord ? Number(steps.at(-1)) : undefined,
    module: module === undefined ? undefined : `${file} ${slugNode ? slugNode.value : module}`,
    layout: module === undefined && steps[0] === 'data' ? layoutLabel(String(steps[1])) : undefined,
    path,
  }
  const shown = await page.evaluate(waitForShownSelection, expected)
  const isField = `${shown.field}/`.startsWith(`${expected.field}/`)
  expect({ ...shown, field: isField ? expected.field : shown.field }, `${kind} ${name}`).toEqual(expected)
}

const layoutLabel = (type: string) =>
  type === 'default' ? 'All others' : type.slice(0, 1).toUpperCase() + type.slice(1).replaceAll('_', ' ')

/** Runs in Compose. @returns what is shown when it is as expected, or after a minute: panels load on demand */
async function waitForShownSelection(expected: ShownSelection): Promise<ShownSelection> {
  const current = (list: string) => document.querySelector(`nav[aria-label="${list}"] [aria-current=true]`)
  const read = (): ShownSelection => {
    const panel = document.querySelector('[aria-label="Selected part"]')
    const word = panel?.querySelector('.mqp-words li[aria-current]')
    return {
      place: panel?.querySelector('code')?.textContent ?? undefined,
      field: panel?.querySelector<HTMLElement>('[data-field]')?.dataset.field,
      word: word ? [...(word.parentElement?.children ?? [])].indexOf(word) : undefined,
      module: current('Parts of the page')?.getAttribute('data-part') ?? undefined,
      layout: current('Layouts')?.getAttribute('title') ?? undefined,
      path: document.querySelector<HTMLIFrameElement>('iframe[title="The page"]')?.contentWindow?.location.pathname,
    }
  }
  const isExpected = ({ field, ...others }: ShownSelection) =>
    `${field}/`.startsWith(`${expected.field}/`) &&
    Object.entries(others).every(([name, value]) => value === expected[name as keyof ShownSelection])
  const start = performance.now()
  while (!isExpected(read()) && performance.now() - start < 60_000) await new Promise(requestAnimationFrame)
  return read()
}
