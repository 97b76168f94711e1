import { useMemo } from 'react'
import type { Captions } from '../../catalogue/card/Card'
import type { Shape } from '../../catalogue/card/cardPicture'
import { NominationsHeading } from '../../catalogue/card/NominationsHeading'
import { filterTitlesByGenre } from '../../catalogue/content-menu/filterTitles'
import { TitleColumns } from '../../catalogue/row/TitleColumns'
import { useCustomGenres } from '../../catalogue/title-filters/customGenres'
import { FilterBar, NoTitles } from '../../catalogue/title-filters/FilterBar'
import { NO_FILTERS, useTitleFilters } from '../../catalogue/title-filters/titleFilters'
import type { LiveTargeting, TitleCard } from '../../generated/types'
import type { PlannedModule } from '../../site/moduleList'
import type { PlannedRoute } from '../../site/plan/plan'

interface Props {
  planned: PlannedModule
  module: unknown
  titles: readonly TitleCard[]
  route: PlannedRoute | undefined
}

interface ModuleConfig {
  shape?: Shape
  layout?: string
  captions?: Captions
  path?: string
}

export function ModuleTitles({ planned, module, titles, route }: Props) {
  const [group, groupChoice] = useCustomGenres(route?.title_filter)
  const grouped = useMemo(() => filterTitlesByGenre(titles, group?.genres ?? []), [titles, group])
  const { choices, filters, shown, change } = useTitleFilters(grouped)
  if (titles.length === 0) return <NoTitles />
  const { config, targeting_params: targeting } = module as { config?: ModuleConfig; targeting_params?: LiveTargeting }
  const { layout, shape, captions, path } = config ?? {}
  const showsPosters = layout === 'posters' || shape === 'poster' || route?.module_image_field === 'thumb'
  const onlyEpisodes = titles.every(({ title_type: type }) => type === 'episode')
  return (
    <>
      {groupChoice}
      <FilterBar choices={choices} filters={filters} count={shown.length} onChange={change} />
      {shown.length === 0 ? (
        <NoTitles onReset={() => change(NO_FILTERS, ['group'])} />
      ) : (
        <>
          <NominationsHeading />
          <TitleColumns
            titles={shown}
            module={planned.slug}
            layout={showsPosters ? 'posters' : 'tiles'}
            captions={showsPosters && captions === 'none' ? 'facts' : captions}
            path={path ?? (onlyEpisodes ? '/watch' : undefined)}
            live={targeting?.is_livestream}
            first
          />
        </>
      )}
    </>
  )
}
