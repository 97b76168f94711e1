import { EmptyShelf } from '../../catalogue/EmptyShelf'
import { headingOf, ModuleHead } from '../../catalogue/ModuleHead'
import { TITLE_COLUMNS } from '../../catalogue/TitleColumns'
import type { ModuleProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { Columns } from '../../ui/Columns'
import { Row } from '../../ui/Row'
import { CollectionCard } from './CollectionCard'

/** Collections of assets as cards, in columns or in one line that scrolls. */
export default function Collection({ module, index }: ModuleProps<'collection'>) {
  const t = useText()
  const { layout = 'grid', shape = 'still', captions = 'description', path, ...config } = module.config ?? {}
  const items = module.content ?? []
  const heading = headingOf(module)
  const card = (at: number) => {
    const item = items[at]
    if (!item) return null
    return <CollectionCard item={item} shape={shape} captions={captions} path={path} first={index === 0 && at < 4} />
  }
  const keyOf = (at: number) => `${items[at]?.slug} ${at}`
  return (
    <>
      <ModuleHead
        heading={heading}
        slug={module.slug}
        clickable={config.header_clickable}
        seeAll={config.see_all}
        seeAllLink={config.see_all_link}
      />
      {items.length === 0 ? (
        <EmptyShelf text={t('emptyShelf')} />
      ) : layout === 'row' ? (
        <Row shape={shape} label={heading ?? module.slug} memory={`collection ${module.slug}`}>
          {items.map((_, at) => (
            <li key={keyOf(at)}>{card(at)}</li>
          ))}
        </Row>
      ) : (
        <Columns
          steps={items.length % 4 > 0 && items.length < 7 ? THREE : TITLE_COLUMNS.tiles}
          total={items.length}
          ratio={0.5625}
          below={110}
          keyOf={keyOf}
          className="mq-collections"
        >
          {card}
        </Columns>
      )}
    </>
  )
}

/** Three or six stand in three columns, so that no row is left with a hole. */
const THREE = [
  [768, 3],
  [500, 2],
  [0, 1],
] as const
