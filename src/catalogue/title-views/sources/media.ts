import type { MediaItem } from '../../../generated/types'
import quick from '../../../generated/validators/service/media-item.quick.js'
import { getMedia } from '../../../service/inventory'
import type { ViewSource } from '../../../site/registry'
import type { Runtime } from '../../../site/runtime'
import { readList } from '../../../site/validate/readAnswer'

/** Pictures, music or papers of one type. */
export async function loadMedia({ http, problems }: Runtime, id: string | number, type: string): Promise<MediaItem[]> {
  const check = { schema: 'service/media-item', quick, problems } as const
  return (await readList<MediaItem>(await getMedia(http, id, type), check)).items
}

/** @param otherwise the type where the view names none */
export function mediaSource(otherwise: string): ViewSource<{ media?: string }, MediaItem[]> {
  return {
    key: ({ id, slug }, { media = otherwise }) => `media ${id ?? slug} ${media}`,
    load: ({ runtime, title, view: { media = otherwise } }) => loadMedia(runtime, title.id ?? title.slug, media),
    count: (items) => items.length,
  }
}
