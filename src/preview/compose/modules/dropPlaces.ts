import type { SiteTexts } from '../../../tools/edit/editSite'
import type { CanvasApi } from '../canvas/api/canvasApi'
import { dataIn } from '../draft/siteData'
import { placeAtHeight, placeRangeFor, type ShownModule } from './moves'
import { readPlacements } from './placements'
import type { ModuleMove } from './useMoving'

/** The other modules in the region of a moved module, with their index among them. */
function otherModulesOf(files: SiteTexts, { item, from }: ModuleMove) {
  const data = dataIn(files, item.file)
  const { first, last } = placeRangeFor(data, from)
  return readPlacements(data)
    .map((placement, place) => ({ placement, place }))
    .filter(({ place }) => place >= first && place <= last && place !== from)
    .map(({ placement, place }) => ({ placement, place: place > from ? place - 1 : place }))
}

/** The canvas, in CSS pixels of the window. Zoomed pages reach beyond it. */
function canvasBoxOf(root: HTMLElement | null) {
  const canvas = root?.querySelector('.mqp-canvas')
  const frame = canvas?.querySelector('iframe')
  const sheet = frame?.parentElement?.getBoundingClientRect()
  if (!canvas || !frame || !sheet) return undefined
  const area = canvas.getBoundingClientRect()
  const [left, right] = [Math.max(area.left, sheet.left), Math.min(area.right, sheet.right)]
  const visible = new DOMRect(left, sheet.top, right - left, sheet.height)
  return { frame, visible, scale: frame.getBoundingClientRect().width / frame.offsetWidth }
}

/** The place where a module is dropped at a point of the window: in the outline or on the canvas. */
export function placeAtPoint(
  root: HTMLElement | null,
  api: CanvasApi | undefined,
  files: SiteTexts,
  moving: ModuleMove,
  x: number,
  y: number,
): number | undefined {
  const canvas = canvasBoxOf(root)
  const isOnCanvas = canvas && contains(canvas.visible, x, y)
  const rows = new Map(
    [...(root?.querySelectorAll<HTMLElement>('[data-part]') ?? [])].map((row) => [row.dataset.part, row]),
  )
  const shown = otherModulesOf(files, moving).flatMap(({ placement, place }): ShownModule[] => {
    const { slug } = placement.module
    if (!isOnCanvas) {
      const box = rows.get(`${moving.item.file} ${slug ?? placement.index}`)?.getBoundingClientRect()
      return box ? [{ place, top: box.top, bottom: box.bottom }] : []
    }
    const box = api?.moduleElement(moving.item.file, String(slug))?.getBoundingClientRect()
    if (!box || box.height === 0) return []
    const [top, bottom] = [box.top, box.bottom].map((each) => canvas.visible.top + each * canvas.scale)
    return [{ place, top: Number(top), bottom: Number(bottom) }]
  })
  return placeAtHeight(shown, y)
}

/** Height of the edge in which a dragged module scrolls the page, and its speed per frame. In CSS pixels. */
const SCROLL_EDGE_PX = 56
const SCROLL_SPEED_PX = 14

/** Scrolls the canvas or the outline if a point is near its edge. */
export function scrollNearEdge(root: HTMLElement | null, x: number, y: number): boolean {
  const canvas = canvasBoxOf(root)
  const list = root?.querySelector<HTMLElement>('.mqp-compose__side')
  const box = canvas && isBetweenSides(canvas.visible, x) ? canvas.visible : list?.getBoundingClientRect()
  if (!box || !isBetweenSides(box, x)) return false
  const by = y < box.top + SCROLL_EDGE_PX ? -SCROLL_SPEED_PX : y > box.bottom - SCROLL_EDGE_PX ? SCROLL_SPEED_PX : 0
  if (by === 0) return false
  if (canvas && box === canvas.visible)
    canvas.frame.contentWindow?.scrollBy({ top: by / canvas.scale, behavior: 'instant' })
  else list?.scrollBy({ top: by, behavior: 'instant' })
  return true
}

/** Whether a point of the window is over the page. */
export function isOnPage(root: HTMLElement | null, x: number, y: number): boolean {
  const canvas = canvasBoxOf(root)
  return canvas !== undefined && contains(canvas.visible, x, y)
}

const contains = (box: DOMRect, x: number, y: number) => isBetweenSides(box, x) && y >= box.top && y <= box.bottom

const isBetweenSides = ({ left, right }: DOMRect, x: number) => x >= left && x <= right

/**
 * The height of the gap in which a module is dropped, in CSS pixels of the page.
 * @returns undefined if no module beside it is shown
 */
export function gapTop(api: CanvasApi, files: SiteTexts, moving: ModuleMove): number | undefined {
  const boxes = otherModulesOf(files, moving).flatMap(({ placement, place }) => {
    const box = api.moduleElement(moving.item.file, String(placement.module.slug))?.getBoundingClientRect()
    return box && box.height > 0 ? [{ place, box }] : []
  })
  const before = boxes.findLast(({ place }) => place < moving.to)?.box
  const after = boxes.find(({ place }) => place >= moving.to)?.box
  if (moving.to === moving.from) {
    const own = api.moduleElement(moving.item.file, moving.item.slug ?? '')?.getBoundingClientRect()
    if (own && own.height > 0) return own.top
  }
  if (before && after) return (before.bottom + after.top) / 2
  return before?.bottom ?? after?.top
}
