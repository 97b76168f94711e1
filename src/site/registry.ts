import type { ComponentType } from 'react'
import type { SchemaName } from '../generated/quickValidators'
import type { ModuleTypes } from '../generated/types'
import type { PictureChoice } from '../lib/preloadPicture'
import type { PageProps } from './pageProps'

/** How a page kind is shown. */
export interface KindEntry {
  /** Loads the page. Missing: the kind is known, its page comes later. */
  load?: () => Promise<{ default: ComponentType<PageProps> }>
}

/** Space that is kept for a module while it loads. */
export type Reserve = 'hero' | 'promo' | 'row' | 'grid' | 'text' | 'bar' | 'none'

/** What a module's component is given. `module` fits the schema of its type. */
export interface ModuleProps<Type extends keyof ModuleTypes = keyof ModuleTypes> {
  module: ModuleTypes[Type]
  /** id of the placement, for tracking. */
  placementId?: string | number
  /** Position among the modules of the page, from 0. */
  index: number
}

/** How a module type is shown. */
export interface ModuleEntry {
  load: () => Promise<{ default: ComponentType<never> }>
  schema: SchemaName
  /** Default row. */
  reserve?: Reserve
  /** The picture that it opens with, by its data: where it comes first on a page, its picture travels beside its code. */
  picture?: (module: never) => PictureChoice | undefined
}

export type Kinds = ReadonlyMap<string, KindEntry>
export type Modules = ReadonlyMap<string, ModuleEntry>

/** A page that every site has at a path of its own (spec, section 2: Fixed paths). */
export interface FixedPage {
  path: string
  kind: string
}

/** All words that the site understands. */
export interface Registry {
  kinds: Kinds
  modules: Modules
  fixed: readonly FixedPage[]
}
