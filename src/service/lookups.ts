import type { EnumItem } from '../generated/types'
import quick from '../generated/validators/service/enum-item.quick.js'
import type { DataType, Query } from './query'

const ENUM_ITEM: DataType<EnumItem> = { schema: 'service/enum-item', quick }

/** A list of the service that names codes. */
const namesQuery = (path: string): Query<EnumItem[]> => ({
  key: path,
  read: async (client) => (await client.list(await client.get(path, { timeout: 'secondary' }), ENUM_ITEM)).items,
})

/** The languages that the service knows, by their codes: GET /languages/. */
export const languagesQuery = namesQuery('languages/')

/** The territories that the service knows, by their codes: GET /territories/. */
export const territoriesQuery = namesQuery('territories/')
