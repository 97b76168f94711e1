import type { TitleCard } from '../../generated/types'

/**
 * Splits titles into pages. A removed title keeps its position, so that it can be restored and nothing moves. A last
 * page with only removed titles is merged into the previous page.
 * @param has true for a title that is on the list
 */
export function splitIntoPages(
  titles: readonly TitleCard[],
  size: number,
  has: (title: TitleCard) => boolean,
): TitleCard[][] {
  const pages: TitleCard[][] = [titles.slice(0, size)]
  for (let start = size; start < titles.length; start += size) pages.push(titles.slice(start, start + size))
  while (pages.length > 1 && !pages.at(-1)?.some(has)) {
    const removedTitles = pages.pop() ?? []
    pages.at(-1)?.push(...removedTitles)
  }
  return pages
}
