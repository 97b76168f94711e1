import type { Http } from '../http/http'
import { readBytes } from '../http/readBytes'
import { safeType } from '../http/safeType'

/** A document of the service: its bytes under a type that runs nothing, and whether it can be shown as it is. */
export interface ServiceDocument {
  blob: Blob
  /** false: it is only good for keeping. */
  isDisplayable: boolean
}

/** Largest document that is fetched, in bytes: it stands in memory as a whole. */
export const MAX_DOCUMENT_BYTES = 50 * 1024 * 1024

/**
 * A protected document, fetched with the visitor's token (spec, part 2, section 7: embargo links). The token goes to the
 * service's own origin only (threats S2).
 * @throws ServiceError when the service refuses or does not answer, or the address is not the service's; RangeError
 * when the document is too large
 */
export async function getDocument(http: Http, url: string): Promise<ServiceDocument> {
  const { data } = await http.get(new URL(url, location.href).href, { parseBody: readDocument })
  if (!data) throw new RangeError('Too large a document')
  return data as ServiceDocument
}

async function readDocument(response: Response): Promise<ServiceDocument | undefined> {
  const bytes = await readBytes(response, MAX_DOCUMENT_BYTES)
  if (!bytes) return undefined
  const { type, isDisplayable } = safeType(response.headers.get('Content-Type'))
  return { blob: new Blob(bytes, { type }), isDisplayable }
}

/** Whether a document stands where the visitor's token may go. */
export function isServiceOrigin(url: string, base: string): boolean {
  try {
    return new URL(url, location.href).origin === new URL(base, location.href).origin
  } catch {
    return false
  }
}
