import type { Problem } from '../../../src/site/validate/problem'
import type { ReadConfig, ReadModule } from '../../../src/tools/documents/checkDocument'
import type { BrandToken } from '../../generate/brandTokens'

/** A module list of the folder. */
interface ReadList {
  file: string
  /** Path below `modules/` without `.json`: what comes after `modules/placement/`. */
  slug: string
}

/**
 * What the checks beyond single documents know. What is undefined was not given: then nobody can say that it is missing.
 */
export interface Site {
  config?: ReadConfig
  lists?: ReadList[]
  /** Of all lists. */
  modules: ReadModule[]
  /** Slugs of modules that are left out for a fault of their own; undefined: a list cannot be read, and nobody knows. */
  leftOut?: ReadonlySet<string>
  /** Titles of the folder itself, as they came. */
  ownTitles?: readonly { file: string; data: unknown }[]
  /** `streams.json` of the folder: by slug, the sources of its films. */
  streams?: { file: string; data?: unknown }
  /** Slugs of everything that has a title page, of series, and of genres. */
  titles?: ReadonlySet<string>
  series?: ReadonlySet<string>
  genres?: ReadonlySet<string>
  /** Their names, which menus may use for slugs. */
  genreNames?: ReadonlySet<string>
  /** Whether a file lies at an address of this site; undefined where nobody knows. */
  hasFile?: (address: string) => boolean | undefined
  /** Names of the files in the folder of an address, the way a person would look for the one that was meant. */
  filesBeside?: (address: string) => readonly string[]
  /** true: it is to be exported, so that nobody signs in and no service answers. */
  forExport?: boolean
  /** The name for messages, and the text, of the file at an address. */
  textOf?: (address: string) => { file: string; text: string } | undefined
  /** All tokens that a brand can set, by name. */
  brandTokens?: ReadonlyMap<string, BrandToken>
}

/** A check over a whole site. Pure: it finds places by pointer, lines come afterwards. */
export type SiteCheck = (site: Site) => Problem[]
