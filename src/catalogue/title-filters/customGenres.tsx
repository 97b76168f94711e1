import { useMemo } from 'react'
import type { Genre, TitleFilter } from '../../generated/types'
import { fold } from '../../lib/text/fold'
import { SegmentedControl } from '../../page/list/SegmentedControl'
import { useAddressChoice } from '../../page/list/useAddressChoice'
import { useText } from '../../text/TextContext'

/** A brand's custom group of genres; without genres it contains all titles. */
export interface GenreGroup {
  name: string
  /** Names or slugs. */
  genres: readonly string[]
}

/**
 * The genre groups of a route's `title_filter`; the choice is stored in the address as `group`.
 * @returns the chosen group (undefined without groups), and the control
 */
export function useCustomGenres(filter: TitleFilter | undefined): [GenreGroup | undefined, React.ReactNode] {
  const t = useText()
  const all = t('all')
  const groups = useMemo(() => genreGroups(filter, all), [filter, all])
  const initial = initialGroup(groups, filter)
  const names = groups.map(({ name }) => name)
  const [name, choose] = useAddressChoice('group', initial ? [initial.name, ...names] : [''], true)
  if (!initial) return [undefined, null]
  const chosen = groups.find((group) => group.name === name)
  return [
    chosen,
    <SegmentedControl key="groups" label={t('customGenres')} value={name} choices={names} onChange={choose} />,
  ]
}

/**
 * The genre groups of a route's `title_filter`, in the brand's order, after a group of all titles unless the brand
 * defines one. Of two groups with the same name the first is kept.
 * @param all name of the group of all titles
 */
export function genreGroups(filter: TitleFilter | undefined, all: string): readonly GenreGroup[] {
  const { custom_genres: custom = [], default_custom_genre: defaultName } = filter ?? {}
  if (custom.length === 0) return []
  const hasAll = custom.some(({ genres }) => genres.length === 0)
  const isCustom = custom.some(({ name }) => name === defaultName)
  const groups = hasAll ? custom : [{ name: isCustom ? all : (defaultName ?? all), genres: [] }, ...custom]
  return groups.filter(({ name }, index) => groups.findIndex((group) => group.name === name) === index)
}

/** The initial group: `default_custom_genre`, else the group of all titles (spec, section 9: All). */
export function initialGroup(groups: readonly GenreGroup[], filter: TitleFilter | undefined): GenreGroup | undefined {
  const named = groups.find(({ name }) => name === filter?.default_custom_genre)
  return named ?? groups.find(({ genres }) => genres.length === 0)
}

/** The genres of a group; all genres for the group of all titles. */
export function genresIn(group: GenreGroup | undefined, genres: readonly Genre[]): readonly Genre[] {
  if (!group || group.genres.length === 0) return genres
  const folded = new Set(group.genres.map(fold))
  return genres.filter(({ slug, name }) => folded.has(fold(slug)) || folded.has(fold(name)))
}
