import type { ComponentType } from 'react'
import type { quickModuleValidators } from '../generated/quickModuleValidators'
import type { quickViewValidators } from '../generated/quickViewValidators'
import type { ModuleTypes, Route, SiteConfig, Title, ViewTypes } from '../generated/types'
import type { PictureChoice } from '../lib/browser/preloadPicture'
import type { Query } from '../service/query'
import type { TextKey } from '../text/texts'
import type { PageProps } from './pageProps'
import type { Runtime } from './runtime'

export interface PageKindEntry {
  load: () => Promise<{ default: ComponentType<PageProps> }>
  /** Suffix that fixed addresses of this kind may have if the route has no parameter: the pattern `/:id` */
  subpath?: string
  /** true: the page reads its module list itself, because it depends on more than the route */
  ownList?: boolean
  /** true: usually starts with a hero, and so does its skeleton: under a bar that overlays heroes, the page would move */
  hero?: true
  /** Presentation as a dialog over another page. Undefined: never a dialog */
  modal?: ModalEntry
  /** true: reachable while a countdown covers the site, because an email links to it */
  bypassesCountdown?: true
  /**
   * Its address or form contains data that third-party scripts must not see (threats X4). 'email-token': the address is a
   * secret of the recipient of an email. Scripts can read it until the document unloads, so a document opened with it
   * never loads any (threats S10, S11).
   */
  blocksScripts?: true | 'email-token'
  /** true: specific to a visitor or a moment, so it is neither indexed nor rendered on the server */
  isPrivate?: true
  /** true: the parameter `slug` is a title */
  isTitlePage?: true
  /** Loads data for the page when the visitor is likely to open it */
  preload?: (runtime: Runtime, page: Pick<PageProps, 'params' | 'search'>) => Promise<unknown>
}

/** A page as a dialog (design: a modal is a presentation of a route) */
export interface ModalEntry {
  load: () => Promise<{ default: ComponentType<ModalProps> }>
  /** Whether the config enables it */
  when: (config: SiteConfig) => boolean
  /** Path of the page behind it if its address is opened directly. Default: the start page */
  background?: (page: PageProps) => string
}

export interface ModalProps extends PageProps {
  onClose: () => void
  /** Path of the page behind it */
  background?: string
}

/**
 * Space that is reserved for a module while it loads. Pages depend on it, too: above a first module with `text` the page
 * heading is visible, and a landing page does not repeat a module with `hero` as its heading.
 */
export type ReservedSpace = 'hero' | 'promo' | 'row' | 'grid' | 'text' | 'bar' | 'none'

/** Props of a module's component. `module` is valid by the schema of its type. */
export interface ModuleProps<Type extends keyof ModuleTypes = keyof ModuleTypes> {
  module: ModuleTypes[Type]
  /** Unique on the page, because two modules may have the same slug */
  moduleKey: string
  /** id of the placement, for tracking */
  placementId?: string | number
  /** Index among the modules of the page, from 0 */
  index: number
}

/** A module type. The renderer, schema and picture of another type do not compile. */
export interface ModuleEntryOf<Type extends keyof ModuleTypes> {
  load: () => Promise<{ default: ComponentType<ModuleProps<Type>> }>
  schema: `modules/${Type}`
  /** Default: row */
  reserve?: ReservedSpace
  /** First image of the module, by its data and the route's `module_image_field`. It is preloaded for the first module of a page. */
  picture?: (module: ModuleTypes[Type], field: Route['module_image_field']) => PictureChoice | undefined
}

/** Any module type, without its type parameter. The data is valid by `schema` when it renders. */
export interface ModuleEntry extends Pick<ModuleEntryOf<never>, 'reserve'> {
  load: () => Promise<{ default: ComponentType<Omit<ModuleProps, 'module'> & { module: unknown }> }>
  schema: keyof typeof quickModuleValidators
  /** Called with data that is not validated yet: it may throw */
  picture?: (module: unknown, field: Route['module_image_field']) => PictureChoice | undefined
}

/** Module types of a site. Their type parameters are dropped here, because validation separates data and renderer. */
export const defineModules = (entries: { [Type in keyof ModuleTypes]: ModuleEntryOf<Type> }): Modules =>
  new Map(Object.entries(entries as unknown as Record<string, ModuleEntry>))

/** Data source of a view: the service, or the title itself */
export type ViewSource<View, Data> = {
  /** Number of items; 0 hides the view, undefined shows no number */
  count: (data: Data) => number | undefined
} & (
  | { query: (title: Title, view: View, runtime: Runtime) => Query<Data>; own?: undefined }
  | { own: (title: Title, view: View, runtime: Runtime) => Data; query?: undefined }
)

/** Props of a view's component. `view` is valid by the schema of its type; `data` is the result of its source. */
export interface ViewProps<Type extends keyof ViewTypes = keyof ViewTypes, Data = unknown> {
  view: ViewTypes[Type]
  title: Title
  data: Data
}

/** A content view of a title. A renderer for other data than its source returns does not compile. */
export interface ViewEntryOf<Type extends keyof ViewTypes, Data> {
  load: () => Promise<{ default: ComponentType<ViewProps<Type, Data>> }>
  schema: `views/${Type}`
  /** Tab or heading if the layout has none */
  label: TextKey
  source: ViewSource<ViewTypes[Type], Data>
}

/** Any view, without its type parameter. The settings are valid by `schema` when it renders. */
export interface ViewEntry {
  load: () => Promise<{ default: ComponentType<Omit<ViewProps, 'view'> & { view: unknown }> }>
  schema: keyof typeof quickViewValidators
  label: TextKey
  source: ViewSource<unknown, unknown>
}

/** Views of a site by type of data. Their type parameters are dropped here, as with modules. */
export const defineViews = <Data>(
  entries: {
    [Type in keyof Data]: Type extends keyof ViewTypes ? ViewEntryOf<Type, Data[Type]> : never
    // A missing key is reported by name; a single mapped type would only report that nothing matches.
  } & Record<Exclude<keyof ViewTypes, keyof Data>, object>,
): Views => new Map(Object.entries(entries as unknown as Record<string, ViewEntry>))

export type ComponentKind = Route['component']

/** Page kinds of a site: each value of the schema's `component` */
export const definePageKinds = (entries: Readonly<Record<ComponentKind, PageKindEntry>>) => entries

export type Views = ReadonlyMap<string, ViewEntry>
export type PageKinds = ReadonlyMap<string, PageKindEntry>
export type Modules = ReadonlyMap<string, ModuleEntry>

/** A page that every site has at its own path (spec, section 2: Fixed paths) */
export interface FixedPage {
  /** Some paths start with a configured part; undefined: this site does not have the page */
  path: string | ((config: SiteConfig) => string | undefined)
  kind: string
}

/** Everything that can be used in a config */
export interface Registry {
  kinds: PageKinds
  modules: Modules
  fixed: readonly FixedPage[]
  /** Views of title pages, loaded with the first of them */
  views?: () => Promise<Views>
}
