import { type PointerEvent, type RefObject, useState } from 'react'
import { followDrag } from '../../../modules/drag'
import { hasParameters, type SiteRoute } from '../routes'
import { type DropTarget, dropTarget, type MenuBox } from './dropTarget'
import { MENUS } from './menuOperations'

/**
 * Drags pages of the list by mouse, pen or finger.
 * @param list has a section with `data-menu` for each menu, with entries that have `data-index`
 */
export function useRouteDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (route: SiteRoute, target: DropTarget) => void,
) {
  const [dragged, setDragged] = useState<{ route: SiteRoute; target: DropTarget | undefined }>()

  function onPress(route: SiteRoute, event: PointerEvent) {
    if (event.button !== 0 || route.group === 'redirect' || hasParameters(route.route)) return
    let target: DropTarget | undefined
    const follow = (y: number) => {
      target = list.current ? dropTarget(menuBoxes(list.current, route.index), y) : undefined
      setDragged({ route, target })
      const row = target?.row && list.current?.querySelector(`[data-index="${target.row.index}"]`)
      row?.scrollIntoView({ block: 'nearest' })
    }
    const { currentTarget, pointerId } = event
    followDrag(event.nativeEvent, {
      onStart(_, y) {
        // The canvas would get the events above it.
        currentTarget.setPointerCapture(pointerId)
        follow(y)
      },
      onMove: (_, y) => follow(y),
      onDrop() {
        setDragged(undefined)
        if (target) onDrop(route, target)
      },
      onCancel: () => setDragged(undefined),
    })
  }
  return { dragged, onPress }
}

function menuBoxes(list: HTMLElement, without: number): MenuBox[] {
  return MENUS.flatMap(({ menu }): MenuBox[] => {
    const section = list.querySelector<HTMLElement>(`[data-menu="${menu}"]`)
    if (!section) return []
    const { top, bottom } = section.getBoundingClientRect()
    const entries = [...section.querySelectorAll<HTMLElement>('[data-index]')]
    const rows = entries.map((entry) => {
      const box = entry.getBoundingClientRect()
      return { index: Number(entry.dataset.index), top: box.top, bottom: box.bottom }
    })
    return [{ menu, top, bottom, rows: rows.filter(({ index }) => index !== without) }]
  })
}
