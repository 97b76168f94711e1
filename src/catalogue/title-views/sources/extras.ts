import type { TitleCard } from '../../../generated/types'
import { getExtras } from '../../../service/inventory'
import type { ViewSource } from '../../../site/registry'
import { loadTitles } from '../../data/loadTitles'

/**
 * Extras of some types.
 * @param otherwise the types where the view names none; none: all extras
 */
export function extrasSource(...otherwise: string[]): ViewSource<{ types?: readonly string[] }, TitleCard[]> {
  const typesOf = (view: { types?: readonly string[] }) => view.types ?? otherwise
  return {
    key: ({ id, slug }, view) => `extras ${id ?? slug} ${typesOf(view).join()}`,
    load: async ({ runtime, title, view }) =>
      (await loadTitles(runtime, getExtras(runtime.http, title.id ?? title.slug, typesOf(view)))).items,
    count: (extras) => extras.length,
  }
}
