import type { TitleLink } from '../../../generated/types'
import quick from '../../../generated/validators/service/title-link.quick.js'
import { getLinks } from '../../../service/inventory'
import type { ViewSource } from '../../../site/registry'
import { readList } from '../../../site/validate/readAnswer'

/** Links and documents. */
export const linksSource: ViewSource<unknown, TitleLink[]> = {
  key: ({ id, slug }) => `links ${id ?? slug}`,
  load: async ({ runtime: { http, problems }, title }) =>
    (
      await readList<TitleLink>(await getLinks(http, title.id ?? title.slug), {
        schema: 'service/title-link',
        quick,
        problems,
      })
    ).items,
  count: (links) => links.length,
}
