import { kindOf } from '../../catalogue/extras/kindOf'
import type { TitleCard } from '../../generated/types'
import { runtime } from '../../lib/text/runtime'
import type { Text } from '../../text/createText'

/** What kind of extra it is ("Making of"), and how long it runs. A picture has no running time. */
export function assetFacts(asset: TitleCard, t: Text): string[] {
  const time = asset.title_type === 'image' ? undefined : asset.runtime_display || runtime(asset.runtime)
  return [kindOf(asset, t), time].filter((fact): fact is string => Boolean(fact))
}
