import type { Title } from '../../generated/types'
import quick from '../../generated/validators/service/title.quick.js'
import { getTitle } from '../../service/titles'
import { readOne } from '../../site/readAnswer'
import type { Runtime } from '../../site/runtime'

/**
 * One title with all that its page needs.
 * @throws ServiceError when the service refuses or does not answer, RangeError for a slug that is no part of an address
 */
export async function loadTitle({ http, problems }: Runtime, slug: string): Promise<Title> {
  return readOne<Title>(await getTitle(http, slug), { schema: 'service/title', quick, problems })
}

/** Key of a title for `useService`. */
export const titleKey = (slug: string) => `title ${slug}`
