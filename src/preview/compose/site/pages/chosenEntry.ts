import type { Menu } from './menus/menuOperations'

/** What the panel shows instead of the selected value. */
export const LINKS_ENTRY = 'links'
export const newPageEntry = (menu: Menu): string => `new ${menu}`

/** The menu for a new page; undefined: none is being added. */
export function newPageMenu(chosenKey: string | undefined): Menu | undefined {
  const [kind, menu] = chosenKey?.split(' ') ?? []
  return kind === 'new' && (menu === 'main' || menu === 'footer' || menu === 'none') ? menu : undefined
}
