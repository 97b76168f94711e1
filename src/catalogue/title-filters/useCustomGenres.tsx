import { useMemo } from 'react'
import type { TitleFilter } from '../../generated/types'
import { Segments } from '../../page/list/Segments'
import { useChoice } from '../../page/list/useChoice'
import { useText } from '../../text/TextContext'
import { firstGroup, type GenreGroup, genreGroups } from './customGenres'

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
