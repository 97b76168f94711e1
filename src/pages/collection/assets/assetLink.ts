import { collectionLink } from '../../../catalogue/collections/collectionFacts'
import type { Collection, CollectionAsset } from '../../../generated/types'

/** /{path}/{collectionId}/{assetId} (spec part 2, section 2: Asset detail). */
export function assetLink(path: string, { id }: Collection, asset: CollectionAsset): string | undefined {
  const collection = collectionLink(id, path)
  return collection && collectionLink(asset.id, collection)
}
