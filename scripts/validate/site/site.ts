import type { Problem } from '../../../src/site/validate/problem'
import type { BrandToken } from '../../../src/tools/css/brandToken'
import type { ValidConfig, ValidModule } from '../../../src/tools/documents/checkDocument'

interface LoadedList {
  file: string
  /** Path below `modules/` without `.json`, as in `modules/placement/<slug>/`. */
  slug: string
}

/**
 * Input of the checks that look at more than one document. An undefined field is unknown, so nothing is reported as
 * missing.
 */
export interface Site {
  config?: ValidConfig
  lists?: LoadedList[]
  /** Modules of all lists. */
  modules: ValidModule[]
  /** Slugs of invalid modules, which the site skips; undefined if a list is not valid JSON. */
  invalidSlugs?: ReadonlySet<string>
  /** Original title documents of the folder. */
  ownTitles?: readonly { file: string; data: unknown }[]
  /** `streams.json` of the folder: the sources of each film by slug. */
  streams?: { file: string; data?: unknown }
  /** Slugs of all titles that have a page, of series, and of genres. */
  titleSlugs?: ReadonlySet<string>
  seriesSlugs?: ReadonlySet<string>
  genreSlugs?: ReadonlySet<string>
  /** Names of genres, which menus may use instead of slugs. */
  genreNames?: ReadonlySet<string>
  /** Whether an address of this site is a file; undefined if that is unknown. */
  hasFile?: (address: string) => boolean | undefined
  /** Names of the files in the same folder as an address, for suggestions. */
  siblingFiles?: (address: string) => readonly string[]
  /** True if the site is checked for a static export, which has no sign-in and no service. */
  forExport?: boolean
  /** True if the titles of the fixture catalogue are requested. Default: only without own titles. */
  examples?: boolean
  /** The displayed name and the text of the file at an address. */
  readFile?: (address: string) => { file: string; text: string } | undefined
  brandTokens?: ReadonlyMap<string, BrandToken>
}

/** A check of a whole site. Pure: it returns JSON pointers; lines are added later. */
export type SiteCheck = (site: Site) => Problem[]
