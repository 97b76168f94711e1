import type { TitleCard } from '../../generated/types'

/**
 * One list of all modules, in the place and under the key of the first of them, each title once. It has a heading only
 * where a single module is left, since then the heading still says what is in it. Live modules stay as they are.
 */
export function mergeModules(modules: readonly GridModule[]): readonly GridModule[] {
  const parts = modules.filter((module) => !module.isLivestream)
  const [first] = parts
  if (!first) return modules
  const bySlug = new Map<string, TitleCard>()
  for (const title of parts.flatMap((part) => part.titles)) if (!bySlug.has(title.slug)) bySlug.set(title.slug, title)
  const heading = parts.length === 1 ? first.heading : undefined
  const merged: GridModule = { key: first.key, heading, titles: [...bySlug.values()] }
  return modules.flatMap((module) => (module === first ? [merged] : module.isLivestream ? [module] : []))
}

/** Titles under one heading, as the page shows them. */
export interface TitleGroup {
  /** Of the module that shows them: two modules may have one slug. */
  readonly key: string
  readonly heading?: string
  readonly titles: readonly TitleCard[]
}

/** A title_grid module of the page, as its content menu sees it. */
export interface GridModule extends TitleGroup {
  /** targeting_params.is_livestream: the filters reach it, search and sort do not. */
  readonly isLivestream?: boolean
}
