/** Ratings in the order in which they are offered (spec, section 9): movies, television, not rated. */
export const RATINGS: readonly string[] = [
  'G',
  'PG',
  'PG-13',
  'R',
  'NC-17',
  'TV-Y',
  'TV-Y7',
  'TV-G',
  'TV-PG',
  'TV-14',
  'TV-MA',
  'NR',
]

/** The ratings that these titles have, each once, in the order of the spec; unknown ones follow by name. */
export function ratingsOf(titles: readonly { rating?: string }[]): string[] {
  const present = new Set(titles.map(({ rating }) => rating).filter((rating): rating is string => Boolean(rating)))
  const others = [...present].filter((rating) => !RATINGS.includes(rating)).sort()
  return [...RATINGS.filter((rating) => present.has(rating)), ...others]
}
