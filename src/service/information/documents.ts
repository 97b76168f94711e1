import type { Http } from '../http/http'
import { readBytes } from '../http/readBytes'
import { safeType } from '../http/safeType'

/** A document as a blob whose type cannot run code (safeType.ts) */
export interface ServiceDocument {
  blob: Blob
  /** false: it can only be downloaded */
  isDisplayable: boolean
}

/** Limit for a document, which is held in memory as a whole */
export const MAX_DOCUMENT_BYTES = 50 * 1024 * 1024

/**
 * Downloads a protected document with the visitor's token (spec, part 2, section 7: embargo links), which is sent to the
 * service's origin only (threats S2).
 * @throws ServiceError if the service refuses or does not respond, or the URL is not at the service's origin; RangeError
 * if the document is too large
 */
export async function getDocument(http: Http, url: string): Promise<ServiceDocument> {
  const { data } = await http.get(new URL(url, location.href).href, { parseBody: readDocument })
  if (!data) throw new RangeError(`${url}: larger than ${MAX_DOCUMENT_BYTES} bytes`)
  return data as ServiceDocument
}

async function readDocument(response: Response): Promise<ServiceDocument | undefined> {
  const bytes = await readBytes(response, MAX_DOCUMENT_BYTES)
  if (!bytes) return undefined
  const { type, isDisplayable } = safeType(response.headers.get('Content-Type'))
  return { blob: new Blob(bytes, { type }), isDisplayable }
}

/** The visitor's token may only be sent to this origin. */
export function isServiceOrigin(url: string, base: string): boolean {
  try {
    return new URL(url, location.href).origin === new URL(base, location.href).origin
  } catch {
    return false
  }
}
