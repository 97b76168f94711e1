import { useMemo } from 'react'
import type { Genre, TitleFilter } from '../../generated/types'
import { fold } from '../../lib/text/fold'
import { Segments } from '../../page/list/Segments'
import { useChoice } from '../../page/list/useChoice'
import { useText } from '../../text/TextContext'

/** One group of genres that a brand made up; without genres it is everything. */
export interface GenreGroup {
  name: string
  /** Names or slugs. */
  genres: readonly string[]
}

/**
 * The groups of genres of a route's `title_filter`, kept in the address as `group`.
 * @returns the group that is chosen, undefined where there are none, and what is shown to choose with
 */
export function useCustomGenres(filter: TitleFilter | undefined): [GenreGroup | undefined, React.ReactNode] {
  const t = useText()
  const all = t('all')
  const groups = useMemo(() => genreGroups(filter, all), [filter, all])
  const first = firstGroup(groups, filter)
  const names = groups.map(({ name }) => name)
  const [name, choose] = useChoice('group', first ? [first.name, ...names] : [''], true)
  if (!first) return [undefined, null]
  const chosen = groups.find((group) => group.name === name)
  return [chosen, <Segments key="groups" label={t('customGenres')} value={name} choices={names} onChange={choose} />]
}

/**
 * The groups of a route's `title_filter`, in the order of the brand, after one that is everything, unless the brand made
 * up such a one itself. Of two with one name the first counts.
 * @param all name of the one that is everything
 */
export function genreGroups(filter: TitleFilter | undefined, all: string): readonly GenreGroup[] {
  const { custom_genres: own = [], default_custom_genre: first } = filter ?? {}
  if (own.length === 0) return []
  const whole = own.some(({ genres }) => genres.length === 0)
  const isOwn = own.some(({ name }) => name === first)
  const groups = whole ? own : [{ name: isOwn ? all : (first ?? all), genres: [] }, ...own]
  return groups.filter(({ name }, index) => groups.findIndex((group) => group.name === name) === index)
}

/** The group at first: the one that `default_custom_genre` names, else everything (spec, section 9: All). */
export function firstGroup(groups: readonly GenreGroup[], filter: TitleFilter | undefined): GenreGroup | undefined {
  const named = groups.find(({ name }) => name === filter?.default_custom_genre)
  return named ?? groups.find(({ genres }) => genres.length === 0)
}

/** The genres that belong to a group; all of them where it is everything. */
export function genresIn(group: GenreGroup | undefined, genres: readonly Genre[]): readonly Genre[] {
  if (!group || group.genres.length === 0) return genres
  const words = new Set(group.genres.map(fold))
  return genres.filter(({ slug, name }) => words.has(fold(slug)) || words.has(fold(name)))
}
