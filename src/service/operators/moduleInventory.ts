import type { TitleCard } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'
import type { Listed, Query } from '../query'
import { TITLE_CARD } from '../titles'

/** All modules of the site, as placements: GET /modules. */
export const modulesQuery: Query<readonly unknown[]> = {
  key: 'modules',
  async read(ask) {
    const { data, path } = await ask.get('modules', { device: true, limit: 'secondary' })
    if (!isRecord(data) || !Array.isArray(data.data)) throw new TypeError(`${path}: no list`)
    return data.data
  },
}

/** How much the inventory of the modules holds: GET /modules/inventory/. */
export const moduleInventoryQuery: Query<Listed<TitleCard>> = {
  key: 'module-inventory',
  read: async (ask) =>
    ask.list(await ask.get('modules/inventory/?limit=1', { device: true, limit: 'secondary' }), TITLE_CARD),
}
