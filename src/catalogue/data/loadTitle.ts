import type { Title } from '../../generated/types'
import quick from '../../generated/validators/service/title.quick.js'
import type { CallOptions } from '../../service/http/http'
import { getTitle } from '../../service/titles'
import type { Runtime } from '../../site/runtime'
import { readOne } from '../../site/validate/readAnswer'

/**
 * One title with all that its page needs.
 * @param limit the time that it has, where that is not a page's
 * @throws ServiceError when the service refuses or does not answer, RangeError for a slug that is no part of an address
 */
export async function loadTitle(
  { http, problems }: Runtime,
  slug: string,
  limit?: CallOptions['limit'],
): Promise<Title> {
  return readOne<Title>(await getTitle(http, slug, limit), { schema: 'service/title', quick, problems })
}

/** Key of a title for `useService`. */
export const titleKey = (slug: string) => `title ${slug}`
