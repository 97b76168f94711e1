export interface SortOrder<Column extends string> {
  sort: Column
  descending: boolean
  /** False until the visitor sorts. */
  chosen: boolean
}

export type ColumnOrder<Column extends string> = Omit<SortOrder<Column>, 'chosen'>

/** Reads the sort order from the URL. Default for an unknown column; ascending without `order=desc`. */
export function readSortOrder<Column extends string>(
  params: URLSearchParams,
  columns: readonly Column[],
  defaultOrder: ColumnOrder<Column>,
): SortOrder<Column> {
  const name = params.get('sort')
  const sort = columns.find((column) => column === name)
  if (!sort) return { ...defaultOrder, chosen: false }
  return { sort, descending: params.get('order') === 'desc', chosen: true }
}

/** Order after a press on a column: ascending, then reversed. */
export function nextSortOrder<Column extends string>(sort: Column, current: SortOrder<Column>): ColumnOrder<Column> {
  return { sort, descending: current.sort === sort && !current.descending }
}
