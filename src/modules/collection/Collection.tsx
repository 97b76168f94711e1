import { headingOf, ModuleHead } from '../../catalogue/row/ModuleHead'
import { createLoader } from '../../lib/loader'
import { EmptyState } from '../../page/EmptyState'
import { useSession } from '../../site/react/RuntimeContext'
import type { ModuleProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { useLoaded } from '../../ui/useLoaded'
import { CollectionCard } from './CollectionCard'
import { CollectionCards } from './CollectionCards'

/** Asks the service: not part of the module, because most of them bring their content along. */
const served = createLoader(() => import('./ServedCollections'))

/**
 * Collections of assets as cards, in columns or in one line that scrolls. With `collection_type` signed-in viewers see
 * their own; everybody else sees the content, and nothing where there is none.
 */
export default function Collection({ module, index }: ModuleProps<'collection'>) {
  const t = useText()
  const { signedIn } = useSession()
  const { layout = 'grid', shape = 'still', captions = 'description', path, ...config } = module.config ?? {}
  const { collection_type: type, limit } = config
  const own = type !== undefined && signedIn
  const { value, error, retry } = useLoaded(served, own)
  const items = module.content ?? []
  const heading = headingOf(module)
  if (type && !own && items.length === 0) return null
  const place = { layout, label: heading ?? module.slug, memory: `collection ${module.slug}` }
  return (
    <>
      <ModuleHead
        heading={heading}
        slug={module.slug}
        clickable={config.header_clickable}
        seeAll={config.see_all}
        seeAllLink={config.see_all_link}
      />
      {own ? (
        value ? (
          <value.default type={type} limit={limit} place={place} first={index === 0} />
        ) : error ? (
          <Notice title={t('moduleFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
        ) : (
          <Skeleton shape="grid" />
        )
      ) : items.length === 0 ? (
        <EmptyState text={t('emptyShelf')} />
      ) : (
        <CollectionCards {...place} shape={shape} items={items} keyOf={({ slug }) => slug}>
          {(item, at) => (
            <CollectionCard item={item} shape={shape} captions={captions} path={path} first={index === 0 && at < 4} />
          )}
        </CollectionCards>
      )}
    </>
  )
}
