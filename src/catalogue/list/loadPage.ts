import type { Listed } from '../../site/readAnswer'

/**
 * One page of a list. Where it begins beyond the end, for example because the list has become shorter, the last page.
 * @param load asks for what begins at an offset
 * @param offset things before the page that is wanted
 * @param size things on a page
 */
export async function loadPage<T>(
  load: (offset: number) => Promise<Listed<T>>,
  { offset, size }: { offset: number; size: number },
): Promise<Listed<T>> {
  const page = await load(offset)
  if (page.total === 0 || offset < page.total) return page
  return load(Math.floor((page.total - 1) / size) * size)
}
