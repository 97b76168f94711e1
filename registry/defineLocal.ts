import type { ComponentType } from 'react'
import type { CardProps } from '../src/catalogue/card/Card'
import type { ModuleTypes, ViewTypes } from '../src/generated/types'
import type { PictureChoice } from '../src/lib/browser/preloadPicture'
import type { Adapter } from '../src/service/http/withAdapter'
import type { PageProps } from '../src/site/pageProps'
import type { PlannedRoute } from '../src/site/plan/plan'
import type {
  ModalEntry,
  ModalProps,
  ModuleEntry,
  ModuleProps,
  Modules,
  PageKindEntry,
  PageKinds,
  ViewEntry,
  ViewProps,
  ViewSource,
  Views,
} from '../src/site/registry'

// The schemas of the folder `local` extend these: `npm run generate` writes local/generated/types.ts.

/** Module types of the folder `local` */
// biome-ignore lint/suspicious/noEmptyInterface: filled by local/generated/types.ts
export interface LocalModuleTypes {}
/** Views of a title of the folder `local` */
// biome-ignore lint/suspicious/noEmptyInterface: filled by local/generated/types.ts
export interface LocalViewTypes {}
/** Additional route fields by component kind of the folder `local` */
// biome-ignore lint/suspicious/noEmptyInterface: filled by local/generated/types.ts
export interface LocalRoutes {}

/** Types of the folder `local` override built-in types of the same name. */
type Override<Own, BuiltIn> = Own & Omit<BuiltIn, keyof Own>
type AllModules = Override<LocalModuleTypes, ModuleTypes>
type AllViews = Override<LocalViewTypes, ViewTypes>
type BuiltInKind = PlannedRoute['component']

/** Props of a module of the folder `local`. `module` is valid by the schema of its type, that of the folder or the built-in one. */
export type LocalModuleProps<Type extends keyof AllModules> = Omit<ModuleProps, 'module'> & { module: AllModules[Type] }

/** Props of a view of the folder `local`. `view` is valid by the schema of its type; `data` is the result of its source. */
export type LocalViewProps<Type extends keyof AllViews, Data = unknown> = Omit<ViewProps, 'view' | 'data'> & {
  view: AllViews[Type]
  data: Data
}

/** Props of a page of the folder `local`, including the route fields of its schema */
export type LocalPageProps<Kind extends keyof LocalRoutes | BuiltInKind> = Omit<PageProps, 'route'> & {
  route?: Omit<PlannedRoute, 'component'> & { component: Kind } & (Kind extends keyof LocalRoutes
      ? LocalRoutes[Kind]
      : unknown)
}

/** A module type of the folder `local` */
export interface LocalModuleEntry<Type extends keyof AllModules> extends Pick<ModuleEntry, 'reserve'> {
  load: () => Promise<{ default: ComponentType<LocalModuleProps<Type>> }>
  schema: `modules/${Type}`
  picture?: (module: AllModules[Type], field: PlannedRoute['module_image_field']) => PictureChoice | undefined
}

/** A view of the folder `local`: a renderer for other data than its source returns does not compile. */
export interface LocalViewEntry<Type extends keyof AllViews, Data> extends Pick<ViewEntry, 'label'> {
  load: () => Promise<{ default: ComponentType<LocalViewProps<Type, Data>> }>
  schema: `views/${Type}`
  source: ViewSource<AllViews[Type], Data>
}

/** A page of the folder `local` */
export type LocalKindEntry<Kind extends keyof LocalRoutes | BuiltInKind> = Omit<PageKindEntry, 'load' | 'modal'> & {
  load: () => Promise<{ default: ComponentType<LocalPageProps<Kind>> }>
  modal?: Omit<ModalEntry, 'load'> & {
    load: () => Promise<{ default: ComponentType<LocalPageProps<Kind> & Pick<ModalProps, 'onClose' | 'background'>> }>
  }
}

/** Each type of the folder's own schemas needs an entry; an entry for a built-in type replaces it. */
type EntriesOf<Own, BuiltIn, Entries extends Record<keyof Own | keyof BuiltIn, unknown>> = {
  [Type in keyof Own]: Entries[Type]
} & { [Type in Exclude<keyof BuiltIn, keyof Own>]?: Entries[Type] }

/** Optional unless the folder has schemas of this kind */
type OptionalUnlessOwn<Name extends string, Own, EntriesOf> = keyof Own extends never
  ? { [N in Name]?: EntriesOf }
  : { [N in Name]: EntriesOf }

type ModuleEntries = EntriesOf<LocalModuleTypes, ModuleTypes, { [Type in keyof AllModules]: LocalModuleEntry<Type> }>
type PageEntries = EntriesOf<
  LocalRoutes,
  Record<BuiltInKind, unknown>,
  { [Kind in keyof LocalRoutes | BuiltInKind]: LocalKindEntry<Kind> }
>

/** What the folder `local` adds or replaces */
export type LocalParts = OptionalUnlessOwn<'modules', LocalModuleTypes, ModuleEntries> &
  OptionalUnlessOwn<'pages', LocalRoutes, PageEntries> &
  OptionalUnlessOwn<'views', LocalViewTypes, () => Promise<{ default: LocalViews }>> & {
    /** Renders a title everywhere on the site. Part of the home page's JavaScript, because it is not loaded lazily. */
    card?: () => Promise<{ default: ComponentType<CardProps> }>
    /** Adapter of the service, from `defineLocalAdapter`, loaded before the first response */
    adapter?: () => Promise<{ default: Adapter }>
    /** Texts by key, which a brand can override like all others */
    texts?: () => Promise<{ default: Readonly<Record<string, string | { one: string; other: string }>> }>
  }

/** The same without type parameters, because validation separates data and renderer */
export interface LocalRegistry {
  modules: Modules
  pages: PageKinds
}

/** Views of the folder `local`, from `defineLocalViews` */
export type LocalViews = Views

/** Defines the folder `local`: the default export of its `registry.ts` (docs/how-to/extend/extending.md). */
export function defineLocal(parts: LocalParts): LocalRegistry {
  const { modules, pages } = parts as unknown as {
    modules?: Record<string, ModuleEntry>
    pages?: Record<string, PageKindEntry>
  }
  return { modules: new Map(Object.entries(modules ?? {})), pages: new Map(Object.entries(pages ?? {})) }
}

/** Defines the views of the folder `local`: the default export of the file that the registry names as `views`. */
export const defineLocalViews = <Data>(
  entries: {
    [Type in keyof Data]: Type extends keyof AllViews ? LocalViewEntry<Type, Data[Type]> : never
  } & Record<Exclude<keyof LocalViewTypes, keyof Data>, object>,
): LocalViews => new Map(Object.entries(entries as unknown as Record<string, ViewEntry>))

/** Defines the adapter: the default export of the file that the registry names as `adapter`. */
export const defineLocalAdapter = (adapter: Adapter): Adapter => adapter
