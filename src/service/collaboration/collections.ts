import type { AssetRevision, Collection, CollectionAsset } from '../../generated/types'
import quickRevision from '../../generated/validators/service/asset-revision.quick.js'
import quick from '../../generated/validators/service/collection.quick.js'
import quickAsset from '../../generated/validators/service/collection-asset.quick.js'
import type { Http } from '../http/http'
import { encodePathSegment } from '../http/segment'
import { type ListResult, type Query, queryString, type ResponseSchema } from '../query'

const COLLECTION_SCHEMA: ResponseSchema<Collection> = { schema: 'service/collection', quick }
const COLLECTION_ASSET_SCHEMA: ResponseSchema<CollectionAsset> = {
  schema: 'service/collection-asset',
  quick: quickAsset,
}

const REVISION_SCHEMA: ResponseSchema<AssetRevision> = { schema: 'service/asset-revision', quick: quickRevision }

export type CollectionId = string | number

/** Query of the list of collections (spec part 2, section 3: Collection list filters) */
export interface CollectionsParams {
  /** Default: collection */
  type?: 'collection' | 'recommendation'
  order_by?: 'created_at' | 'updated_at' | 'expire_date'
  order_direction?: 'ASC' | 'DESC'
  /** -1: all */
  limit?: number
  offset?: number
}

/** GET /collections/, for signed-in visitors */
export const collectionsQuery = (params: CollectionsParams = {}): Query<ListResult<Collection>> => {
  const query = queryString({ ...params })
  return {
    key: `collections ${query}`,
    tag: { type: 'collections' },
    read: async (client) => client.list(await client.get(`collections/${query}`), COLLECTION_SCHEMA),
  }
}

const collectionPath = (id: CollectionId) => `collections/${encodePathSegment(id)}`
const assetPath = (collection: CollectionId, id: CollectionId) =>
  `${collectionPath(collection)}/item/${encodePathSegment(id)}`

/** GET /collections/{id}/, with the visitor's permissions */
export const collectionQuery = (id: CollectionId): Query<Collection> => ({
  key: `collection ${id}`,
  tag: { type: 'collection', id },
  read: async (client) => client.one(await client.get(`${collectionPath(id)}/`), COLLECTION_SCHEMA),
})

/** GET /collections/{id}/items/ (spec part 2, section 9: Collections); limit -1: all */
export const collectionAssetsQuery = (
  id: CollectionId,
  params: { offset?: number; limit: number },
): Query<ListResult<CollectionAsset>> => {
  const query = queryString({ ...params })
  return {
    key: `collection-assets ${id} ${query}`,
    tag: { type: 'collection-assets', id },
    read: async (client) =>
      client.list(await client.get(`${collectionPath(id)}/items/${query}`), COLLECTION_ASSET_SCHEMA),
  }
}

/** GET /collections/{id}/item/{itemId}/ */
export const collectionAssetQuery = (collection: CollectionId, id: CollectionId): Query<CollectionAsset> => ({
  key: `collection-asset ${collection} ${id}`,
  tag: { type: 'collection-asset', collection, id },
  read: async (client) => client.one(await client.get(`${assetPath(collection, id)}/`), COLLECTION_ASSET_SCHEMA),
})

/** Approves or rejects an asset: POST .../approval/. */
export const sendApproval = (http: Http, collection: CollectionId, id: CollectionId, approved: boolean) =>
  http.send('POST', `${assetPath(collection, id)}/approval/`, { approved })

/** DELETE /collections/{id}/item/{itemId}/ */
export const removeAsset = (http: Http, collection: CollectionId, id: CollectionId) =>
  http.send('DELETE', `${assetPath(collection, id)}/`)

/** The stream of an asset; `data` of its response is the playlist */
export const assetPlayPath = (collection: CollectionId, id: CollectionId) => `${assetPath(collection, id)}/play/`

/** Revisions of an asset: GET /collections/item/revision/{id}/ */
export const revisionsQuery = (id: CollectionId): Query<ListResult<AssetRevision>> => ({
  key: `asset-revisions ${id}`,
  read: async (client) =>
    client.list(await client.get(`collections/item/revision/${encodePathSegment(id)}/`), REVISION_SCHEMA),
})
