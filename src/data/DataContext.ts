import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Http } from '../service/http/http'
import type { Reply } from '../service/http/reply'
import type { Query, Thing } from '../service/query'
import type { Answers } from './answers'

/** Where the answers of one visitor of one site belong: others never see them (threats S8). */
export interface DataScope {
  /** Unlike that of every other site. */
  site: string
  /** Grows with every sign-in and sign-out. */
  visitor: number
  http: Pick<Http, 'get'>
  /**
   * Checks a part of an answer and keeps what is good of it.
   * @param at JSON pointer of the part
   * @returns undefined when nothing of it can be used
   */
  check: <T>(reply: Reply, data: unknown, thing: Thing<T>, at: string) => Promise<T | undefined>
  answers: Answers
  /** Told of what lists hold. */
  found: (thing: Thing<unknown>, items: readonly unknown[]) => void
  /** Told of what is asked while a page is drawn where no effect runs. */
  asked?: (query: Query<unknown>) => void
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
export const keyOf = ({ site, visitor }: DataScope, { key }: Pick<Query<unknown>, 'key'>) => `${site} ${visitor} ${key}`
