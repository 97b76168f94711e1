import { useState } from 'react'
import { writeContentMenu } from '../../catalogue/content-menu/contentMenuInUrl'
import { initialContentMenu } from '../../catalogue/content-menu/contentMenuState'
import { usePageMenu } from '../../catalogue/content-menu/usePageMenu'
import { headingOf, ModuleHead } from '../../catalogue/row/ModuleHead'
import { TITLE_COLUMNS, TitleColumns } from '../../catalogue/row/TitleColumns'
import type { ContentMenu } from '../../generated/types'
import { EmptyState } from '../../page/EmptyState'
import { useAddressParams } from '../../site/react/useAddressParams'
import type { ModuleProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { useColumns } from '../../ui/rows/useColumns'
import { Mosaic } from './Mosaic'
import { rowSteps } from './rowSteps'
import './titleGrid.scss'

/** Titles in columns. The page's content menu decides which ones, and in what order. */
export default function TitleGrid({ module, moduleKey, index }: ModuleProps<'title_grid'>) {
  const t = useText()
  const { menu, results } = usePageMenu()
  const result = results?.byGrid.get(moduleKey)
  const [all, setAll] = useState(false)
  const { layout = 'tiles', rows, shape, captions, path, ...config } = module.config ?? {}
  const columns = TITLE_COLUMNS[layout === 'posters' ? 'posters' : 'tiles']
  const inColumns = useColumns(columns)
  const firstRows = useColumns(rowSteps(rows))
  if (result && !result.titles) return null
  const titles = result?.titles ?? module.content ?? []
  const most = all || result ? titles.length : Math.min(titles.length, firstRows * inColumns)
  const shown = titles.slice(0, most)
  const live = module.targeting_params?.is_livestream
  const shared = { titles: shown, module: module.slug, shape, captions, path, live, first: index === 0 }
  return (
    <>
      <ModuleHead
        heading={result ? result.heading : headingOf(module)}
        slug={module.slug}
        clickable={config.header_clickable}
        seeAll={result ? undefined : config.see_all}
        seeAllLink={config.see_all_link}
      />
      {titles.length === 0 ? (
        <EmptyState text={(result && menu.search?.no_results_text) ?? t(result ? 'noResults' : 'noTitles')}>
          {result && !menu.clear_button?.is_active && <ClearMenu menu={menu} />}
        </EmptyState>
      ) : layout === 'mosaic' && !result ? (
        <Mosaic {...shared} />
      ) : (
        <TitleColumns {...shared} layout={layout === 'posters' ? 'posters' : 'tiles'} />
      )}
      {most < titles.length && (
        <div className="mq-wrap mq-grid-more">
          <Button kind="line" onClick={() => setAll(true)}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The way back to all titles, where the menu itself has none. */
function ClearMenu({ menu }: { menu: ContentMenu }) {
  const t = useText()
  const [, change] = useAddressParams()
  const clear = () => change((params) => writeContentMenu(params, initialContentMenu(menu), menu))
  return (
    <Button kind="line" onClick={clear}>
      {t('clearAll')}
    </Button>
  )
}
