import type { Episode } from '../../../generated/types'
import quick from '../../../generated/validators/service/episode.quick.js'
import { getEpisodes } from '../../../service/inventory'
import type { ViewSource } from '../../../site/registry'
import { readList } from '../../../site/validate/readAnswer'

/** The film itself and its versions, as the service lists what of it can be played. */
export const featureSource: ViewSource<unknown, Episode[]> = {
  key: ({ id, slug }) => `episodes ${id ?? slug}`,
  load: async ({ runtime: { http, problems }, title }) =>
    (
      await readList<Episode>(await getEpisodes(http, title.id ?? title.slug), {
        schema: 'service/episode',
        quick,
        problems,
      })
    ).items,
  count: (episodes) => episodes.length,
}
