import { validateFileText } from '../../editor/validateFileText'
import { CONFIG_FILE } from '../draft/siteData'
import { type FirstPageChoices, firstPageOperations } from './firstPageOperations'
import { ACCENTS, GROUNDS } from './palettes'
import { STARTING_POINTS } from './startingPoints'
import type { FirstPageState } from './useFirstPage'

/** The choices of the user, with defaults for the rest. */
export function firstPageChoices({ folder, chosen }: Pick<FirstPageState, 'folder' | 'chosen'>): FirstPageChoices {
  const [[start], [ground], [accent]] = [STARTING_POINTS, GROUNDS, ACCENTS]
  return { name: nameOfFolder(folder), start, address: '/home', needsSignIn: false, ground, accent, ...chosen }
}

/** `corner-cinema` as a name: `Corner Cinema`. */
const nameOfFolder = (folder: string): string =>
  folder
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** Validates what the user typed as a config, with the rules of `npm run validate`. */
export async function findInvalidChoice(choices: FirstPageChoices) {
  const [config] = firstPageOperations(new Map(), choices, [], Date.now())
  const text = config && 'text' in config ? config.text : undefined
  const problems = await validateFileText(CONFIG_FILE, text ?? '')
  const messageAt = (pattern: RegExp) => problems.find(({ pointer }) => pattern.test(pointer))?.message
  if (choices.name.trim() === '') return { field: 'name' as const, message: 'The site needs a name.' }
  const name = messageAt(/^\/(?:site_title|distributor)$/)
  if (name !== undefined) return { field: 'name' as const, message: name }
  const address = messageAt(/^\/site_config\/routing\//)
  if (address !== undefined) return { field: 'address' as const, message: address }
  if (/[:*?]/.test(choices.address))
    return { field: 'address' as const, message: 'The first page needs an address without “:”, “*” and “?”.' }
  return undefined
}
