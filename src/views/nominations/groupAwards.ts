import type { Honour } from '../../generated/types'

/** The wins and nominations of one award in one year. */
export interface AwardGroup {
  award?: string
  year?: number
  categories: { category: string; awards: Honour[] }[]
}

/**
 * Wins and nominations by award, year and category. Awards stand in the order they came in, the latest year of each first; what was
 * won goes before what was not, categories and nominees alike.
 */
export function groupAwards(awards: readonly Honour[]): AwardGroup[] {
  const byAward = grouped(awards, ({ award }) => award ?? '')
  return byAward.flatMap(([award, ofAward]) =>
    grouped(ofAward, ({ year }) => year)
      .sort(([a = 0], [b = 0]) => b - a)
      .map(([year, ofYear]) => ({ award: award || undefined, year, categories: categoriesOf(ofYear) })),
  )
}

function categoriesOf(awards: readonly Honour[]): AwardGroup['categories'] {
  const categories = grouped(awards, ({ category }) => category).map(([category, list]) => ({
    category,
    awards: winsFirst(list, ({ won }) => won === true),
  }))
  return winsFirst(categories, ({ awards: [first] }) => first?.won === true)
}

function winsFirst<T>(list: readonly T[], isWin: (item: T) => boolean): T[] {
  return [...list.filter(isWin), ...list.filter((item) => !isWin(item))]
}

function grouped<T, Key>(list: readonly T[], keyOf: (item: T) => Key): [Key, T[]][] {
  const groups = new Map<Key, T[]>()
  for (const item of list) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups]
}
