import { useState } from 'react'
import { headingOf, ModuleHead } from '../../catalogue/row/ModuleHead'
import { TITLE_COLUMNS, TitleColumns } from '../../catalogue/row/TitleColumns'
import { EmptyState } from '../../page/EmptyState'
import { useMenuResult } from '../../page/pageMenu'
import type { ModuleProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { useColumns } from '../../ui/rows/useColumns'
import { Mosaic } from './Mosaic'
import { shownAtFirst } from './shownAtFirst'
import './titleGrid.scss'

/** Titles in columns. The page's content menu decides which ones, and in what order. */
export default function TitleGrid({ module, index }: ModuleProps<'title_grid'>) {
  const t = useText()
  const result = useMenuResult(module.slug)
  const [all, setAll] = useState(false)
  const { layout = 'tiles', rows, shape, captions, path, ...config } = module.config ?? {}
  const columns = TITLE_COLUMNS[layout === 'posters' ? 'posters' : 'tiles']
  const inSight = useColumns(columns)
  if (result && !result.titles) return null
  const titles = result?.titles ?? module.content ?? []
  const most = all || result ? titles.length : shownAtFirst(titles.length, rows, columns, inSight)
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
        <EmptyState text={result?.empty?.text ?? t('noTitles')}>
          {result?.empty?.clear && (
            <Button kind="line" onClick={result.empty.clear.onClear}>
              {result.empty.clear.label}
            </Button>
          )}
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
