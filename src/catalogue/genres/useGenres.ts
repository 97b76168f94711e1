import useSWR from 'swr'
import type { Genre, GenreList } from '../../generated/types'
import quick from '../../generated/validators/service/genre-list.quick.js'
import { getGenres } from '../../service/genres'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { validateDocument } from '../../site/validate/validateDocument'

/** All genres of the service, without those that are broken, limited and ordered by `genre_slugs` of the config. */
export function useGenres(): { genres: readonly Genre[] | undefined; error: unknown; retry: () => void } {
  const { http, problems, plan } = useRuntime()
  const { epoch } = useSession()
  const { data, error, mutate } = useSWR(`genres ${epoch}`, async () => {
    const { path, text, data: raw } = await getGenres(http)
    const list = await validateDocument<GenreList>(
      { file: path, text, data: raw },
      'service/genre-list',
      quick,
      problems,
    )
    if (!list) throw new TypeError(`${path}: no list of genres`)
    return list.data
  })
  const genres = data && chosenGenres(data, plan.document.site_config.genre_slugs)
  return { genres, error, retry: () => void mutate() }
}

/** The genres of `slugs`, in that order; those that do not exist are skipped. Without `slugs`: all. */
export function chosenGenres(genres: readonly Genre[], slugs: readonly string[] | undefined): readonly Genre[] {
  if (!slugs) return genres
  const bySlug = new Map(genres.map((genre) => [genre.slug, genre]))
  return [...new Set(slugs)].flatMap((slug) => bySlug.get(slug) ?? [])
}
