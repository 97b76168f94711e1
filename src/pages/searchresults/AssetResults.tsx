import { useMemo } from 'react'
import { cardPicture } from '../../catalogue/card/cardPicture'
import { nameOf } from '../../catalogue/title/titleFacts'
import { type QueryResult, useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { type InventoryResults, inventorySearchQuery } from '../../service/inventory'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Picture } from '../../ui/picture/Picture'
import { Skeleton } from '../../ui/Skeleton'
import { SmartLink } from '../../ui/SmartLink'
import { assetLink, isAsset } from './assetLink'
import './assetResults.scss'

/** So many are asked for: titles are among the answers, too, and shown above. */
const ASKED = 50

/** Assets that were found, in the states of an answer. */
export interface Assets extends Pick<QueryResult<InventoryResults>, 'error' | 'retry'> {
  items?: TitleCard[]
  kinds?: InventoryResults['typeNames']
}

/**
 * Episodes and extras with these words in their names or tags: GET /inventory/search.
 * @param words undefined: nothing is asked
 */
export function useAssets(words: string | undefined): Assets {
  const { data, error, retry } = useQuery(words === undefined ? undefined : inventorySearchQuery(words, ASKED))
  const items = useMemo(() => data?.items.filter(isAsset), [data])
  return { items, kinds: data?.typeNames, error, retry }
}

/** The assets below the titles, under a heading that says how many they are. */
export function AssetResults({ assets: { items, kinds, error, retry } }: { assets: Assets }) {
  const t = useText()
  return (
    <section className="mq-search__assets">
      <h3 className="mq-wrap mq-search__part">
        {items && items.length > 0 ? t('foundAssets', { count: items.length }) : t('assets')}
      </h3>
      {error !== undefined ? (
        <Notice title={t('searchFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
      ) : !items ? (
        <Skeleton shape="text" />
      ) : items.length === 0 ? (
        <p className="mq-wrap mq-search__none">{t('noAssets')}</p>
      ) : (
        <ul className="mq-wrap">
          {items.map((asset) => (
            <li key={`${asset.slug} ${asset.id ?? ''}`}>
              <Asset asset={asset} kinds={kinds} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Asset({ asset, kinds }: { asset: TitleCard; kinds: InventoryResults['typeNames'] | undefined }) {
  const t = useText()
  const missing = useRuntime().plan.document.site_config.missing_img
  const kind = kinds?.get(asset.title_type ?? '') ?? t(asset.title_type === 'episode' ? 'assetEpisode' : 'assetExtra')
  return (
    <SmartLink className="mq-search-asset" href={assetLink(asset)}>
      <span className="mq-search-asset__art">
        <Picture src={cardPicture(asset, 'still')} fallback={missing} alt="" width={320} height={180} sizes="160px" />
      </span>
      <span className="mq-search-asset__words">
        <span className="mq-search-asset__name">{nameOf(asset, t)}</span>
        <span className="mq-search-asset__facts">
          {[kind, asset.hierarchy?.parent_title, asset.runtime_display].filter(Boolean).join(' · ')}
        </span>
      </span>
    </SmartLink>
  )
}

/** Whether this visitor searches assets, too: signed in on a site with collections, whose members know them by name. */
export function useAssetSearch(): boolean {
  const { routing } = useRuntime().plan.document.site_config
  const { signedIn } = useSession()
  return signedIn && routing.some(({ component }) => component === 'collections')
}
