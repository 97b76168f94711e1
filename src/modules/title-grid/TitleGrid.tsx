import { useState } from 'react'
import { EmptyShelf } from '../../catalogue/EmptyShelf'
import { headingOf, ModuleHead } from '../../catalogue/ModuleHead'
import { useMenuResult } from '../../catalogue/pageMenu'
import { Tile } from '../../catalogue/Tile'
import type { ModuleProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import './titleGrid.scss'

/** Titles as tiles in columns. The page's content menu decides which ones, and in what order. */
export default function TitleGrid({ module, index }: ModuleProps<'title_grid'>) {
  const t = useText()
  const result = useMenuResult(module.slug)
  const [all, setAll] = useState(false)
  const { layout = 'tiles', rows } = module.config ?? {}
  if (result && !result.titles) return null
  const titles = result?.titles ?? module.content ?? []
  const most = rows && !all && !result ? rows * COLUMNS : titles.length
  return (
    <>
      <ModuleHead
        heading={result?.heading ?? headingOf(module)}
        slug={module.slug}
        clickable={module.config?.header_clickable}
        seeAll={result ? undefined : module.config?.see_all}
      />
      {titles.length === 0 ? (
        <EmptyShelf text={result?.emptyText ?? t('noTitles')} />
      ) : (
        <ul className={`mq-grid mq-grid--${layout} mq-wrap`}>
          {titles.slice(0, most).map((title, i) => (
            <li key={`${title.slug} ${i}`}>
              <Tile title={title} module={module} first={index === 0 && i < COLUMNS} />
            </li>
          ))}
        </ul>
      )}
      {most < titles.length && (
        <div className="mq-wrap mq-grid__more">
          <Button kind="line" onClick={() => setAll(true)}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </>
  )
}

const COLUMNS = 4
