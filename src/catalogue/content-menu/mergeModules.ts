import type { TitleCard } from '../../generated/types'

/**
 * Merges modules into one list at the position and under the key of the first one, each title once. Keeps the heading
 * only if a single module is left, because it still describes the content then. Live modules stay separate.
 */
export function mergeModules(modules: readonly GridModule[]): readonly GridModule[] {
  const mergeable = modules.filter((module) => !module.isLivestream)
  const [first] = mergeable
  if (!first) return modules
  const bySlug = new Map<string, TitleCard>()
  for (const title of mergeable.flatMap((module) => module.titles))
    if (!bySlug.has(title.slug)) bySlug.set(title.slug, title)
  const heading = mergeable.length === 1 ? first.heading : undefined
  const merged: GridModule = { key: first.key, heading, titles: [...bySlug.values()] }
  return modules.flatMap((module) => (module === first ? [merged] : module.isLivestream ? [module] : []))
}

export interface TitleGroup {
  /** Key of the module that shows the titles: two modules may have the same slug. */
  readonly key: string
  readonly heading?: string
  readonly titles: readonly TitleCard[]
}

export interface GridModule extends TitleGroup {
  /** targeting_params.is_livestream: filters apply to the module, search and sort do not. */
  readonly isLivestream?: boolean
}
