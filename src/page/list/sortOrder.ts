/** What a table is sorted by; its columns are named in the address. */
export interface SortOrder<Column extends string> {
  sort: Column
  descending: boolean
  /** false: the visitor has not sorted. */
  chosen: boolean
}

/** How it stands before anybody sorts. */
export type FirstOrder<Column extends string> = Omit<SortOrder<Column>, 'chosen'>

/** What the address asks for; what is no column of the table leaves it as it stood. A column ascends unless it says otherwise. */
export function readOrder<Column extends string>(
  params: URLSearchParams,
  columns: readonly Column[],
  first: FirstOrder<Column>,
): SortOrder<Column> {
  const asked = params.get('sort')
  const sort = columns.find((name) => name === asked)
  if (!sort) return { ...first, chosen: false }
  return { sort, descending: params.get('order') === 'desc', chosen: true }
}

/** What a press on a column leads to: up first, then the other way round. */
export function pressed<Column extends string>(sort: Column, now: SortOrder<Column>): FirstOrder<Column> {
  return { sort, descending: now.sort === sort && !now.descending }
}
