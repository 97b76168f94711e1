import type { ComponentType } from 'react'
import type { CardProps } from '../src/catalogue/card/Card'
import type { ModuleTypes, ViewTypes } from '../src/generated/types'
import type { PictureChoice } from '../src/lib/preloadPicture'
import type { Adapter } from '../src/service/http/adaptHttp'
import type { PageProps } from '../src/site/pageProps'
import type { PlannedRoute } from '../src/site/plan/plan'
import type {
  KindEntry,
  Kinds,
  ModalEntry,
  ModalProps,
  ModuleEntry,
  ModuleProps,
  Modules,
  ViewEntry,
  ViewProps,
  ViewSource,
  Views,
} from '../src/site/registry'

// The schemas of the folder `local` add to these: `npm run generate` writes how into local/generated/types.ts.

/** The module types of the folder `local`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by local/generated/types.ts
export interface LocalModuleTypes {}
/** The views of a title of the folder `local`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by local/generated/types.ts
export interface LocalViewTypes {}
/** What a route may say beside the fields of all routes, by the component kinds of the folder `local`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by local/generated/types.ts
export interface LocalRoutes {}

/** All words of the schemas, those of the folder `local` first. */
type With<Own, BuiltIn> = Own & Omit<BuiltIn, keyof Own>
type AllModules = With<LocalModuleTypes, ModuleTypes>
type AllViews = With<LocalViewTypes, ViewTypes>
type BuiltInKind = PlannedRoute['component']

/** What a module of the folder `local` is given. `module` fits the schema of its type: of that folder, else the built-in one. */
export type LocalModuleProps<Type extends keyof AllModules> = Omit<ModuleProps, 'module'> & { module: AllModules[Type] }

/** What a view of the folder `local` is given. `view` fits the schema of its type, `data` is what its source brought. */
export type LocalViewProps<Type extends keyof AllViews, Data = unknown> = Omit<ViewProps, 'view' | 'data'> & {
  view: AllViews[Type]
  data: Data
}

/** What a page of the folder `local` is given. Its route has the fields of its own schema, too. */
export type LocalPageProps<Kind extends keyof LocalRoutes | BuiltInKind> = Omit<PageProps, 'route'> & {
  route?: Omit<PlannedRoute, 'component'> & { component: Kind } & (Kind extends keyof LocalRoutes
      ? LocalRoutes[Kind]
      : unknown)
}

/** How a module type of the folder `local` is shown. */
export interface LocalModuleEntry<Type extends keyof AllModules> extends Pick<ModuleEntry, 'reserve'> {
  load: () => Promise<{ default: ComponentType<LocalModuleProps<Type>> }>
  schema: `modules/${Type}`
  picture?: (module: AllModules[Type], field: PlannedRoute['module_image_field']) => PictureChoice | undefined
}

/** How a view of the folder `local` is shown: a renderer that takes other data than its source brings does not compile. */
export interface LocalViewEntry<Type extends keyof AllViews, Data> extends Pick<ViewEntry, 'label'> {
  load: () => Promise<{ default: ComponentType<LocalViewProps<Type, Data>> }>
  schema: `views/${Type}`
  source: ViewSource<AllViews[Type], Data>
}

/** How a page of the folder `local` is shown. */
export type LocalKindEntry<Kind extends keyof LocalRoutes | BuiltInKind> = Omit<KindEntry, 'load' | 'modal'> & {
  load: () => Promise<{ default: ComponentType<LocalPageProps<Kind>> }>
  modal?: Omit<ModalEntry, 'load'> & {
    load: () => Promise<{ default: ComponentType<LocalPageProps<Kind> & Pick<ModalProps, 'onClose' | 'background'>> }>
  }
}

/** Each word of the own schemas needs its line; a built-in word may have one, which then replaces the project's. */
type Lines<Own, BuiltIn, Entries extends Record<keyof Own | keyof BuiltIn, unknown>> = {
  [Word in keyof Own]: Entries[Word]
} & { [Word in Exclude<keyof BuiltIn, keyof Own>]?: Entries[Word] }

/** A family without schemas of its own need not be written. */
type Family<Name extends string, Own, Lines> = keyof Own extends never
  ? { [N in Name]?: Lines }
  : { [N in Name]: Lines }

type ModuleLines = Lines<LocalModuleTypes, ModuleTypes, { [Type in keyof AllModules]: LocalModuleEntry<Type> }>
type PageLines = Lines<
  LocalRoutes,
  Record<BuiltInKind, unknown>,
  { [Kind in keyof LocalRoutes | BuiltInKind]: LocalKindEntry<Kind> }
>

/** What the folder `local` adds to the project, or puts in the place of what is built in. */
export type LocalParts = Family<'modules', LocalModuleTypes, ModuleLines> &
  Family<'pages', LocalRoutes, PageLines> &
  Family<'views', LocalViewTypes, () => Promise<{ default: LocalViews }>> & {
    /** A title as art and words, wherever the site shows one. It comes with what draws home: it is not loaded lazily. */
    card?: () => Promise<{ default: ComponentType<CardProps> }>
    /** What stands in front of the service, as `defineLocalAdapter` makes it. It is there before the first answer. */
    adapter?: () => Promise<{ default: Adapter }>
    /** Sentences by key, which a brand replaces as all others. */
    texts?: () => Promise<{ default: Readonly<Record<string, string | { one: string; other: string }>> }>
  }

/** The same, when nobody asks any more what is known of each word: validation stands between data and renderer. */
export interface LocalRegistry {
  modules: Modules
  pages: Kinds
}

/** Views of the folder `local`, as `defineLocalViews` makes them. */
export type LocalViews = Views

/** Names what the folder `local` brings: the default export of its `registry.ts` (docs/extending.md). */
export function defineLocal(parts: LocalParts): LocalRegistry {
  const { modules, pages } = parts as unknown as {
    modules?: Record<string, ModuleEntry>
    pages?: Record<string, KindEntry>
  }
  return { modules: new Map(Object.entries(modules ?? {})), pages: new Map(Object.entries(pages ?? {})) }
}

/** The views of the folder `local`: the default export of the file that its registry names as `views`. */
export const defineLocalViews = <Data>(
  entries: {
    [Type in keyof Data]: Type extends keyof AllViews ? LocalViewEntry<Type, Data[Type]> : never
  } & Record<Exclude<keyof LocalViewTypes, keyof Data>, object>,
): LocalViews => new Map(Object.entries(entries as unknown as Record<string, ViewEntry>))

/** What the answers of the service become: the default export of the file that the registry names as `adapter`. */
export const defineLocalAdapter = (adapter: Adapter): Adapter => adapter
