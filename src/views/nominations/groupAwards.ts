import type { Honour } from '../../generated/types'

export interface AwardGroup {
  award?: string
  year?: number
  categories: { category: string; awards: Honour[] }[]
}

/**
 * Groups by award, year and category. Awards keep their order, and years descend. Categories with a win come first, and
 * so do winners within a category.
 */
export function groupAwards(awards: readonly Honour[]): AwardGroup[] {
  const byAward = groupBy(awards, ({ award }) => award ?? '')
  return byAward.flatMap(([award, ofAward]) =>
    groupBy(ofAward, ({ year }) => year)
      .sort(([a = 0], [b = 0]) => b - a)
      .map(([year, ofYear]) => ({ award: award || undefined, year, categories: categoriesOf(ofYear) })),
  )
}

function categoriesOf(awards: readonly Honour[]): AwardGroup['categories'] {
  const categories = groupBy(awards, ({ category }) => category).map(([category, list]) => ({
    category,
    awards: sortWinsFirst(list, ({ won }) => won === true),
  }))
  return sortWinsFirst(categories, ({ awards: [first] }) => first?.won === true)
}

function sortWinsFirst<T>(list: readonly T[], isWin: (item: T) => boolean): T[] {
  return [...list.filter(isWin), ...list.filter((item) => !isWin(item))]
}

function groupBy<T, Key>(list: readonly T[], keyOf: (item: T) => Key): [Key, T[]][] {
  const groups = new Map<Key, T[]>()
  for (const item of list) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups]
}
