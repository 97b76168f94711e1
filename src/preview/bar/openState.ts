import { createStorage } from '../../lib/browser/storage'
import { PANELS, type PanelName } from './panels'

const OPEN_KEY = 'marquee.preview'
const storage = createStorage('sessionStorage')

/**
 * The open panel before a reload, and the link that was clicked; undefined: it was closed. Without it every choice
 * would close the panel and lose the focus.
 */
export function readOpenState(): { choice: string } | undefined {
  const choice = storage.get(OPEN_KEY)
  return choice === undefined ? undefined : { choice }
}

export const storeOpenState = (choice = ''): void => storage.set(OPEN_KEY, choice)

const PANEL_KEY = 'marquee.preview-tab'

/** The panel that was selected last, in this browser tab */
export const readPanelName = (): PanelName => PANELS.find((name) => name === storage.get(PANEL_KEY)) ?? 'state'

export const storePanelName = (name: PanelName): void => storage.set(PANEL_KEY, name)

export const clearOpenState = (): void => storage.remove(OPEN_KEY)
