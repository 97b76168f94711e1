import type { BuiltSheet } from './draw/neededRules'

/** What the host knows of the build that it stands before. */
export interface Built {
  /** `index.html`. */
  page: string
  /** Address of what puts the living page in place of a drawn one. */
  takeOver: string
  /** Address of what starts the site of a drawn page after its first picture. */
  deferStart: string
  /** The style sheets that not every page has. */
  sheets: readonly BuiltSheet[]
}
