import type { TitleCard } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'
import type { ListResult, Query } from '../query'
import { TITLE_CARD_SCHEMA } from '../titles'

/** All modules of the site as placements: GET /modules */
export const modulesQuery: Query<readonly unknown[]> = {
  key: 'modules',
  async read(client) {
    const { data, path } = await client.get('modules', { device: true, timeout: 'secondary' })
    if (!isRecord(data) || !Array.isArray(data.data)) throw new TypeError(`${path}: expected a list at /data`)
    return data.data
  },
}

/** The number of titles in the modules' inventory is `total`: GET /modules/inventory/. */
export const moduleInventoryQuery: Query<ListResult<TitleCard>> = {
  key: 'module-inventory',
  read: async (client) =>
    client.list(
      await client.get('modules/inventory/?limit=1', { device: true, timeout: 'secondary' }),
      TITLE_CARD_SCHEMA,
    ),
}
