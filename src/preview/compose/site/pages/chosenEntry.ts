import type { Menu } from './menus/menuOperations'

/** What the panel shows instead of the selected value. */
export const LINKS = 'links'
export const newPageIn = (menu: Menu): string => `new ${menu}`

/** The menu for a new page; undefined: none is being added. */
export function newPageMenu(chosen: string | undefined): Menu | undefined {
  const [kind, menu] = chosen?.split(' ') ?? []
  return kind === 'new' && (menu === 'main' || menu === 'footer' || menu === 'none') ? menu : undefined
}
