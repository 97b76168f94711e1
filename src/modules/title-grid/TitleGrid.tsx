import { useState } from 'react'
import { withContentMenuParams } from '../../catalogue/content-menu/contentMenuInUrl'
import { initialContentMenuState } from '../../catalogue/content-menu/contentMenuState'
import { usePageMenu } from '../../catalogue/content-menu/usePageMenu'
import { ModuleHead, moduleHeadingText } from '../../catalogue/row/ModuleHead'
import { TITLE_COLUMNS, TitleColumns, type TitleLayout } from '../../catalogue/row/TitleColumns'
import type { ContentMenu } from '../../generated/types'
import { EmptyState } from '../../page/EmptyState'
import { useAddressParams } from '../../site/react/useAddressParams'
import type { ModuleProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { useColumns } from '../../ui/rows/useColumns'
import { Mosaic } from './Mosaic'
import { rowCountsByWidth } from './rowCountsByWidth'
import './titleGrid.scss'

/** Titles in columns, filtered and sorted by the page's content menu. */
export default function TitleGrid({ module, moduleKey, index }: ModuleProps<'title_grid'>) {
  const t = useText()
  const { menu, results } = usePageMenu()
  const result = results?.byGrid.get(moduleKey)
  const { layout = 'tiles', rows, shape, captions, path, ...config } = module.config ?? {}
  const columnLayout = layout === 'posters' ? 'posters' : 'tiles'
  const [limit, showAll] = useRowLimit(columnLayout, rows)
  if (result && !result.titles) return null
  const titles = result?.titles ?? module.content ?? []
  const shown = result ? titles : titles.slice(0, limit)
  const live = module.targeting_params?.is_livestream
  const shared = { titles: shown, module: module.slug, shape, captions, path, live, first: index === 0 }
  const head = result ? { heading: result.heading } : { heading: moduleHeadingText(module), seeAll: config.see_all }
  return (
    <>
      <ModuleHead {...head} slug={module.slug} clickable={config.header_clickable} seeAllLink={config.see_all_link} />
      {titles.length === 0 ? (
        <EmptyGrid menu={result && menu} />
      ) : layout === 'mosaic' && !result ? (
        <Mosaic {...shared} />
      ) : (
        <TitleColumns {...shared} layout={columnLayout} />
      )}
      {shown.length < titles.length && (
        <div className="mq-wrap mq-grid-more">
          <Button kind="line" onClick={showAll}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The number of titles in the rows before "Show more", and a function that shows all. */
function useRowLimit(layout: TitleLayout, rows: number | undefined) {
  const [isExpanded, setExpanded] = useState(false)
  const columnCount = useColumns(TITLE_COLUMNS[layout])
  const rowCount = useColumns(rowCountsByWidth(rows))
  return [isExpanded ? undefined : rowCount * columnCount, () => setExpanded(true)] as const
}

/** @param menu the content menu that hides all titles; undefined: the module is empty */
function EmptyGrid({ menu }: { menu: ContentMenu | undefined }) {
  const t = useText()
  if (!menu) return <EmptyState text={t('noTitles')} />
  return (
    <EmptyState text={menu.search?.no_results_text ?? t('noResults')}>
      {!menu.clear_button?.is_active && <ClearMenu menu={menu} />}
    </EmptyState>
  )
}

/** Clears the content menu, if it has no clear button of its own. */
function ClearMenu({ menu }: { menu: ContentMenu }) {
  const t = useText()
  const [, change] = useAddressParams()
  const clear = () => change((params) => withContentMenuParams(params, initialContentMenuState(menu), menu))
  return (
    <Button kind="line" onClick={clear}>
      {t('clearAll')}
    </Button>
  )
}
