import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Http } from '../service/http/http'
import type { ServiceResponse } from '../service/http/response'
import type { DataType, Query } from '../service/query'
import type { QueryStore } from './queryStore'

/** Where the answers of one visitor of one site belong: others never see them (threats S8). */
export interface DataScope {
  /** Unlike that of every other site. */
  site: string
  /** Grows with every sign-in and sign-out. */
  visitor: number
  http: Pick<Http, 'get'>
  /**
   * Checks a part of an answer and keeps what is good of it.
   * @param pointer JSON pointer of the part
   * @returns undefined when nothing of it can be used
   */
  validate: <T>(response: ServiceResponse, data: unknown, type: DataType<T>, pointer: string) => Promise<T | undefined>
  queries: QueryStore
  /** Told of what lists hold. */
  onListRead: (type: DataType<unknown>, items: readonly unknown[]) => void
  /** Told of what is asked while a page is drawn where no effect runs. */
  onQuery?: (query: Query<unknown>) => void
}

/** Tells whose answers are asked for now. */
interface DataSource {
  /** The same object as long as the visitor is the same. */
  scope: () => DataScope
  subscribe: (listener: () => void) => () => void
}

const DataContext = createContext<DataSource | undefined>(undefined)

export const DataProvider = DataContext.Provider

/** The scope of the site that is shown, and of whoever visits it; renders anew when that is somebody else. */
export function useDataScope(): DataScope {
  const source = useContext(DataContext)
  if (!source) throw new Error('useQuery outside a site')
  return useSyncExternalStore(source.subscribe, source.scope)
}

/** The key of a question among those of all sites and visitors. */
export const cacheKey = ({ site, visitor }: DataScope, { key }: Pick<Query<unknown>, 'key'>) =>
  `${site} ${visitor} ${key}`
