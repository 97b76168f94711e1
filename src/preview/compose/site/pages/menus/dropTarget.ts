import type { Menu } from './menuOperations'

/** A menu in the list, in pixels of the window. */
export interface MenuBox {
  menu: Menu
  top: number
  bottom: number
  /** Its pages, without the dragged one. */
  rows: readonly { index: number; top: number; bottom: number }[]
}

export interface DropTarget {
  menu: Menu
  /** From 0. */
  place: number
  /** The page that gets the drop line; undefined: the menu has no other page, or no order. */
  row: { index: number; edge: 'start' | 'end' } | undefined
}

/** Where a page is dropped at a height: between two pages of the nearest menu. */
export function dropTarget(menus: readonly MenuBox[], y: number): DropTarget | undefined {
  const distance = ({ top, bottom }: MenuBox) => Math.max(top - y, y - bottom, 0)
  const [nearest] = [...menus].sort((a, b) => distance(a) - distance(b))
  if (!nearest) return undefined
  const { menu, rows } = nearest
  if (menu === 'none') return { menu, place: rows.length, row: undefined }
  const place = rows.filter(({ top, bottom }) => (top + bottom) / 2 < y).length
  const [next, last] = [rows[place], rows.at(-1)]
  if (next) return { menu, place, row: { index: next.index, edge: 'start' } }
  return { menu, place, row: last && { index: last.index, edge: 'end' } }
}
