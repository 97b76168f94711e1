import type { ComponentType } from 'react'
import type { quickModuleValidators } from '../generated/quickModuleValidators'
import type { quickViewValidators } from '../generated/quickViewValidators'
import type { ModuleTypes, SiteConfig, Title, ViewTypes } from '../generated/types'
import type { PictureChoice } from '../lib/preloadPicture'
import type { TextKey } from '../text/texts'
import type { PageProps } from './pageProps'
import type { Runtime } from './runtime'

/** How a page kind is shown. */
export interface KindEntry {
  /** Loads the page. Missing: the kind is known, its page comes later. */
  load?: () => Promise<{ default: ComponentType<PageProps> }>
  /** true: its module list depends on more than the route, so the page reads it by itself. */
  ownList?: boolean
  /** How it is shown in a dialog over another page. Missing: never. */
  modal?: ModalEntry
  /** Loads what the page needs beside its own code, on the first sign that somebody is about to open it. */
  warm?: (runtime: Runtime, page: Pick<PageProps, 'params' | 'search'>) => Promise<unknown>
}

/** A page as a dialog (design: a modal is a presentation of a route). */
export interface ModalEntry {
  load: () => Promise<{ default: ComponentType<ModalProps> }>
  /** Whether the brand wants it so. */
  when: (config: SiteConfig) => boolean
  /** The page behind it, when its address is opened without one. Default: the start page. */
  behind?: (page: PageProps) => string
}

/** What a dialog is given: what its page would be, and how it is left. */
export interface ModalProps extends PageProps {
  onClose: () => void
  /** Path of the page behind it. */
  behind?: string
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
  schema: keyof typeof quickModuleValidators
  /** Default row. */
  reserve?: Reserve
  /** The picture that it opens with, by its data: where it comes first on a page, its picture travels beside its code. */
  picture?: (module: never) => PictureChoice | undefined
}

/** Where a view's data comes from. */
export interface ViewSource<View = never, Data = unknown> {
  /** Tells one question to the service from another. Missing: the title itself says all. */
  key?: (title: Title, view: View) => string
  load: (from: { runtime: Runtime; title: Title; view: View }) => Data | Promise<Data>
  /** How many things there are; with 0 the view is left out, undefined is not told to visitors. */
  count: (data: Data) => number | undefined
}

/** A source whose view and data are known to itself only. */
export interface AnyViewSource {
  key?: (title: Title, view: never) => string
  load: (from: { runtime: Runtime; title: Title; view: never }) => unknown
  count: (data: never) => number | undefined
}

/** How a content view of a title is shown. */
export interface ViewEntry {
  load: () => Promise<{ default: ComponentType<never> }>
  schema: keyof typeof quickViewValidators
  /** Its tab or heading, where the layout names none. */
  label: TextKey
  source: AnyViewSource
}

/** What a view's component is given. `view` fits the schema of its type, `data` is what its source brought. */
export interface ViewProps<Type extends keyof ViewTypes = keyof ViewTypes, Data = unknown> {
  view: ViewTypes[Type]
  title: Title
  data: Data
}

export type Views = ReadonlyMap<string, ViewEntry>
export type Kinds = ReadonlyMap<string, KindEntry>
export type Modules = ReadonlyMap<string, ModuleEntry>

/** A page that every site has at a path of its own (spec, section 2: Fixed paths). */
export interface FixedPage {
  /** Some begin with a part that the config names; undefined: this site has no such page. */
  path: string | ((config: SiteConfig) => string | undefined)
  kind: string
}

/** All words that the site understands. */
export interface Registry {
  kinds: Kinds
  modules: Modules
  fixed: readonly FixedPage[]
  /** The views of title pages: they come with the first of those. */
  views?: () => Promise<Views>
}
