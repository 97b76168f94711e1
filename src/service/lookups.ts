import type { EnumItem } from '../generated/types'
import quick from '../generated/validators/service/enum-item.quick.js'
import type { Query, ResponseSchema } from './query'

const ENUM_ITEM_SCHEMA: ResponseSchema<EnumItem> = { schema: 'service/enum-item', quick }

/** A list of the service with names of codes */
const namesQuery = (path: string): Query<EnumItem[]> => ({
  key: path,
  read: async (client) => (await client.list(await client.get(path, { timeout: 'secondary' }), ENUM_ITEM_SCHEMA)).items,
})

/** Languages by code: GET /languages/ */
export const languagesQuery = namesQuery('languages/')

/** Territories by code: GET /territories/ */
export const territoriesQuery = namesQuery('territories/')
