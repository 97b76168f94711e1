import { loadTitles } from '../../catalogue/data/loadTitles'
import type { EnumItem, TitleCard } from '../../generated/types'
import quick from '../../generated/validators/service/enum-item.quick.js'
import { getAssetEnum } from '../../service/inventory'
import { searchInventory } from '../../service/search'
import type { Runtime } from '../../site/runtime'
import { readList } from '../../site/validate/readAnswer'
import { isAsset } from './assetLink'

/** So many are asked for: titles are among the answers, too, and shown above. */
const ASKED = 50

/** What was found, and what the service calls its kinds. */
export interface Assets {
  items: TitleCard[]
  /** Names by title type; empty where the service tells none. */
  kinds: ReadonlyMap<string, string>
}

/**
 * Episodes and extras with these words in their names or tags, and the names of their kinds, asked for side by side.
 * @throws ServiceError when the search is not answered. Without the names it does
 */
export async function loadAssets(runtime: Runtime, words: string): Promise<Assets> {
  const [{ items }, kinds] = await Promise.all([
    loadTitles(runtime, searchInventory(runtime.http, words, ASKED)),
    loadKinds(runtime).catch(() => new Map<string, string>()),
  ])
  return { items: items.filter(isAsset), kinds }
}

async function loadKinds({ http, problems }: Runtime): Promise<Map<string, string>> {
  const reply = await getAssetEnum(http, 'TitleType')
  const { items } = await readList<EnumItem>(reply, { schema: 'service/enum-item', quick, problems })
  return new Map(items.map(({ name, value }) => [String(value), name]))
}
