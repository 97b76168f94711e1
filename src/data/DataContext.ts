import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Http } from '../service/http/http'
import type { ServiceResponse } from '../service/http/response'
import type { Query, ResponseSchema } from '../service/query'
import type { QueryStore } from './queryStore'

/** Everything that queries of one visitor of one site share. Other visitors never see its data (threats S8). */
export interface DataScope {
  /** Unique id of the site */
  site: string
  /** Increases with each sign-in and sign-out */
  visitor: number
  http: Pick<Http, 'get'>
  /**
   * Validates a part of a response and removes what is broken.
   * @param pointer JSON pointer of the part
   * @returns undefined if the part is unusable
   */
  validate: <T>(
    response: ServiceResponse,
    data: unknown,
    schema: ResponseSchema<T>,
    pointer: string,
  ) => Promise<T | undefined>
  queries: QueryStore
  /** Called with the valid items of each list */
  onListRead: (schema: ResponseSchema<unknown>, items: readonly unknown[]) => void
  /** Called for each query while a page is rendered on the server, where no effect runs */
  onQuery?: (query: Query<unknown>) => void
}

interface DataScopeSource {
  /** The same object until the visitor changes */
  scope: () => DataScope
  subscribe: (listener: () => void) => () => void
}

const DataContext = createContext<DataScopeSource | undefined>(undefined)

export const DataProvider = DataContext.Provider

/** Scope of the current site and visitor. Renders again when the visitor changes. */
export function useDataScope(): DataScope {
  const source = useContext(DataContext)
  if (!source) throw new Error('No DataProvider')
  return useSyncExternalStore(source.subscribe, source.scope)
}

/** Cache key of a query, unique among all sites and visitors */
export const cacheKey = ({ site, visitor }: DataScope, { key }: Pick<Query<unknown>, 'key'>) =>
  `${site} ${visitor} ${key}`
