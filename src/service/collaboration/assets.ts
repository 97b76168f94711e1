import type { AsperaUserData, DownloadAvailability } from '../../generated/types'
import quickUserData from '../../generated/validators/service/aspera-user-data.quick.js'
import quickAvailability from '../../generated/validators/service/download-availability.quick.js'
import { decodeText } from '../../lib/text/decodeText'
import type { Http } from '../http/http'
import { readBytes } from '../http/readBytes'
import { encodePathSegment } from '../http/segment'
import { type Playback, SHORT_TIMEOUT_OPTIONS, sendStreamRequest } from '../playback'
import type { Query, ResponseSchema } from '../query'
import { assetPlayPath, type CollectionId } from './collections'

const AVAILABILITY_SCHEMA: ResponseSchema<DownloadAvailability> = {
  schema: 'service/download-availability',
  quick: quickAvailability,
}
const ASPERA_USER_SCHEMA: ResponseSchema<AsperaUserData> = { schema: 'service/aspera-user-data', quick: quickUserData }

export interface AssetRef {
  collection: CollectionId
  id: CollectionId
}

const itemPath = ({ collection, id }: AssetRef) =>
  `collections/${encodePathSegment(collection)}/item/${encodePathSegment(id)}`

/**
 * The stream or file of an asset: GET /collections/{id}/item/{itemId}/play/. A refusal is data, not an error.
 * @param attempt increase it to fetch again, because stream URLs expire
 */
export const assetPlayQuery = ({ collection, id }: AssetRef, attempt: number): Query<Playback> => ({
  key: `asset-play ${attempt} ${collection} ${id}`,
  read: (client) => sendStreamRequest(client, () => client.get(assetPlayPath(collection, id), SHORT_TIMEOUT_OPTIONS)),
})

/** State of an asset's file: GET v2 /collections/{id}/item/{itemId}/aspera-download/availability-state */
export const availabilityQuery = (asset: AssetRef): Query<DownloadAvailability> => ({
  key: `asset-availability ${asset.collection} ${asset.id}`,
  read: async (client) =>
    client.one(
      await client.get(`${itemPath(asset)}/aspera-download/availability-state`, { version: 2, cache: 'no-store' }),
      AVAILABILITY_SCHEMA,
    ),
})

/** Settings of an Aspera transfer: GET /collections/{id}/item/{itemId}/user-data/ */
export const userDataQuery = (asset: AssetRef): Query<AsperaUserData> => ({
  key: `asset-user-data ${asset.collection} ${asset.id}`,
  read: async (client) => client.one(await client.get(`${itemPath(asset)}/user-data/`), ASPERA_USER_SCHEMA),
})

/**
 * Downloads a file of the service with the visitor's token, which is sent to the service's origin only (threats S2). The
 * type of the blob is bytes, so that nothing in it can run.
 * @param onProgress called with the number of bytes received
 * @throws ServiceError if the service refuses or does not respond, or the URL is not at the service's origin
 */
export async function getFile(
  http: Pick<Http, 'get'>,
  url: string,
  onProgress: (bytes: number) => void = () => {},
): Promise<Blob> {
  const { data } = await http.get(new URL(url, location.href).href, {
    parseBody: (response) => readBlob(response, onProgress),
  })
  return new Blob([data as Blob], { type: 'application/octet-stream' })
}

/** Chunks of this size become blobs, which the browser may keep on disk. */
const MEMORY_CHUNK_BYTES = 16 * 1024 * 1024

async function readBlob({ body }: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const blobs: Blob[] = []
  let chunks: Uint8Array<ArrayBuffer>[] = []
  let inMemory = 0
  let total = 0
  for (const reader = body?.getReader(); reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    inMemory += value.byteLength
    total += value.byteLength
    onProgress(total)
    if (inMemory < MEMORY_CHUNK_BYTES) continue
    blobs.push(new Blob(chunks))
    chunks = []
    inMemory = 0
  }
  return new Blob([...blobs, ...chunks])
}

const MAX_TEXT_BYTES = 5 * 1024 * 1024

/**
 * A text file in any encoding that `decodeText` detects.
 * @throws ServiceError as `getFile`; RangeError if it is larger than 5 MB
 */
export const fileTextQuery = (url: string): Query<string> => ({
  key: `file-text ${url}`,
  read: async (client) => {
    const { data } = await client.get(new URL(url, location.href).href, {
      parseBody: async (response) => {
        const bytes = await readBytes(response, MAX_TEXT_BYTES)
        return bytes && decodeText(await new Blob(bytes).arrayBuffer(), response.headers.get('Content-Type') ?? '')
      },
    })
    if (typeof data !== 'string') throw new RangeError(`${url}: larger than ${MAX_TEXT_BYTES} bytes`)
    return data
  },
})
