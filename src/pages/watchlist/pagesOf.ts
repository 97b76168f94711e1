import type { TitleCard } from '../../generated/types'

/**
 * The titles of a list page by page. What was taken off the list stays in its place, so that it can be put back and
 * nothing moves under the finger. A last page with nothing left on it is none: its places follow on the page before.
 * @param has whether a title is still on the list
 */
export function pagesOf(titles: readonly TitleCard[], size: number, has: (title: TitleCard) => boolean): TitleCard[][] {
  const pages: TitleCard[][] = [titles.slice(0, size)]
  for (let at = size; at < titles.length; at += size) pages.push(titles.slice(at, at + size))
  while (pages.length > 1 && !pages.at(-1)?.some(has)) {
    const left = pages.pop() ?? []
    pages.at(-1)?.push(...left)
  }
  return pages
}
