import type { ComponentType } from 'react'
import type { quickModuleValidators } from '../generated/quickModuleValidators'
import type { quickViewValidators } from '../generated/quickViewValidators'
import type { ModuleTypes, Route, SiteConfig, Title, ViewTypes } from '../generated/types'
import type { PictureChoice } from '../lib/preloadPicture'
import type { Query } from '../service/query'
import type { TextKey } from '../text/texts'
import type { PageProps } from './pageProps'
import type { Runtime } from './runtime'

/** How a page kind is shown. */
export interface KindEntry {
  /** Loads the page. */
  load: () => Promise<{ default: ComponentType<PageProps> }>
  /** What its addresses may end in, where the route has no parameter: the pattern `/:id`. */
  below?: string
  /** true: its module list depends on more than the route, so the page reads it by itself. */
  ownList?: boolean
  /** How it is shown in a dialog over another page. Missing: never. */
  modal?: ModalEntry
  /** true: reached while a countdown stands in front of the site, as a mail leads there. */
  passesGate?: true
  /**
   * Its address or form carries what no script of others may see (threats X4). 'mail': only the reader of a mail may
   * know its address, which scripts can read as long as the document lives (threats S10, S11).
   */
  quiet?: true | 'mail'
  /** true: for one visitor or for a moment, so it is neither indexed nor rendered by the host. */
  isPrivate?: true
  /** true: its parameter `slug` names a title. */
  ofTitle?: true
  /** Loads what the page needs beside its own code, on the first sign that somebody is about to open it. */
  preload?: (runtime: Runtime, page: Pick<PageProps, 'params' | 'search'>) => Promise<unknown>
}

/** A page as a dialog (design: a modal is a presentation of a route). */
export interface ModalEntry {
  load: () => Promise<{ default: ComponentType<ModalProps> }>
  /** Whether the brand wants it so. */
  when: (config: SiteConfig) => boolean
  /** Path of the page behind it, when its address is opened by itself. Default: the start page. */
  background?: (page: PageProps) => string
}

/** What a dialog is given: what its page would be, and how it is left. */
export interface ModalProps extends PageProps {
  onClose: () => void
  /** Path of the page behind it. */
  background?: string
}

/**
 * Space that is kept for a module while it loads. Pages go by it too: above a first module with `text` the page's heading
 * is visible, and a landing page opens with a module with `hero` instead of repeating it below.
 */
export type Reserve = 'hero' | 'promo' | 'row' | 'grid' | 'text' | 'bar' | 'none'

/** What a module's component is given. `module` fits the schema of its type. */
export interface ModuleProps<Type extends keyof ModuleTypes = keyof ModuleTypes> {
  module: ModuleTypes[Type]
  /** Unlike that of its neighbours on the page: two modules may have one slug. */
  moduleKey: string
  /** id of the placement, for tracking. */
  placementId?: string | number
  /** Position among the modules of the page, from 0. */
  index: number
}

/** How a module type is shown: another type's renderer, schema or picture does not compile. */
export interface ModuleEntryOf<Type extends keyof ModuleTypes> {
  load: () => Promise<{ default: ComponentType<ModuleProps<Type>> }>
  schema: `modules/${Type}`
  /** Default row. */
  reserve?: Reserve
  /** The picture that it opens with, by its data and the route's `module_image_field`: where it comes first on a page, its picture travels beside its code. */
  picture?: (module: ModuleTypes[Type], field: Route['module_image_field']) => PictureChoice | undefined
}

/** How any module is shown: its data have been checked against `schema` when it is rendered. */
export interface ModuleEntry extends Pick<ModuleEntryOf<never>, 'reserve'> {
  load: () => Promise<{ default: ComponentType<Omit<ModuleProps, 'module'> & { module: unknown }> }>
  schema: keyof typeof quickModuleValidators
  /** Asked before the data are checked: it may throw. */
  picture?: (module: unknown, field: Route['module_image_field']) => PictureChoice | undefined
}

/** The module types of a site. What is known of each type is left behind here: validation stands between data and renderer. */
export const defineModules = (entries: { [Type in keyof ModuleTypes]: ModuleEntryOf<Type> }): Modules =>
  new Map(Object.entries(entries as unknown as Record<string, ModuleEntry>))

/** Where a view's data comes from: of the service, or of the title itself. */
export type ViewSource<View, Data> = {
  /** How many things there are; with 0 the view is left out, undefined is not told to visitors. */
  count: (data: Data) => number | undefined
} & (
  | { query: (title: Title, view: View, runtime: Runtime) => Query<Data>; own?: undefined }
  | { own: (title: Title, view: View, runtime: Runtime) => Data; query?: undefined }
)

/** What a view's component is given. `view` fits the schema of its type, `data` is what its source brought. */
export interface ViewProps<Type extends keyof ViewTypes = keyof ViewTypes, Data = unknown> {
  view: ViewTypes[Type]
  title: Title
  data: Data
}

/** How a content view of a title is shown: a renderer that takes other data than its source brings does not compile. */
export interface ViewEntryOf<Type extends keyof ViewTypes, Data> {
  load: () => Promise<{ default: ComponentType<ViewProps<Type, Data>> }>
  schema: `views/${Type}`
  /** Its tab or heading, where the layout names none. */
  label: TextKey
  source: ViewSource<ViewTypes[Type], Data>
}

/** How any view is shown: its settings have been checked against `schema` when it is rendered, `data` is of its own source. */
export interface ViewEntry {
  load: () => Promise<{ default: ComponentType<Omit<ViewProps, 'view'> & { view: unknown }> }>
  schema: keyof typeof quickViewValidators
  label: TextKey
  source: ViewSource<unknown, unknown>
}

/** The views of a site, by what each one's source brings. What is known of each is left behind here, as with modules. */
export const defineViews = <Data>(
  entries: {
    [Type in keyof Data]: Type extends keyof ViewTypes ? ViewEntryOf<Type, Data[Type]> : never
    // Of all words at once the compiler would say that none fits, not which is missing.
  } & Record<Exclude<keyof ViewTypes, keyof Data>, object>,
): Views => new Map(Object.entries(entries as unknown as Record<string, ViewEntry>))

export type ComponentKind = Route['component']

/** The page kinds of a site: every word of the schema's `component`. */
export const defineKinds = (entries: Readonly<Record<ComponentKind, KindEntry>>) => entries

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
