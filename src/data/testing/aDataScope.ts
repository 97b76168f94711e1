import { anHttp } from '../../service/http/testing/anHttp'
import { matchesSchema } from '../../service/query'
import type { DataScope } from '../DataContext'
import { createQueryStore } from '../queryStore'

/** For tests: the scope of a visitor. By default each request fails, and a part of a response is used only if it is valid. */
export const aDataScope = (parts: Partial<DataScope> = {}): DataScope => ({
  site: 'test',
  visitor: 0,
  http: anHttp(),
  queries: createQueryStore(),
  validate: async (_response, data, schema) => (matchesSchema(data, schema) ? data : undefined),
  onListRead: () => {},
  ...parts,
})
