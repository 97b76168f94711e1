import { useMemo } from 'react'
import { cardPicture } from '../../catalogue/card/cardPicture'
import { titleDisplayName } from '../../catalogue/title/titleFacts'
import { type QueryResult, useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { type InventoryResults, inventorySearchQuery } from '../../service/inventory'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Picture } from '../../ui/picture/Picture'
import { Skeleton } from '../../ui/Skeleton'
import { SmartLink } from '../../ui/SmartLink'
import { episodeOrExtraLink, isEpisodeOrExtra } from './assetLink'
import './assetResults.scss'

/** Number of requested results. They include titles, which are shown separately. */
const MAX_RESULTS = 50

export interface AssetSearchResult extends Pick<QueryResult<InventoryResults>, 'error' | 'retry'> {
  items?: TitleCard[]
  kinds?: InventoryResults['typeNames']
}

/**
 * Episodes and extras that match in name or tags: GET /inventory/search.
 * @param query undefined: no request
 */
export function useAssetResults(query: string | undefined): AssetSearchResult {
  const { data, error, retry } = useQuery(query === undefined ? undefined : inventorySearchQuery(query, MAX_RESULTS))
  const items = useMemo(() => data?.items.filter(isEpisodeOrExtra), [data])
  return { items, kinds: data?.typeNames, error, retry }
}

export function AssetResults({ assets: { items, kinds, error, retry } }: { assets: AssetSearchResult }) {
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
              <AssetLink asset={asset} kinds={kinds} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function AssetLink({ asset, kinds }: { asset: TitleCard; kinds: InventoryResults['typeNames'] | undefined }) {
  const t = useText()
  const fallback = useRuntime().plan.document.site_config.missing_img
  const kind = kinds?.get(asset.title_type ?? '') ?? t(asset.title_type === 'episode' ? 'assetEpisode' : 'assetExtra')
  return (
    <SmartLink className="mq-search-asset" href={episodeOrExtraLink(asset)}>
      <span className="mq-search-asset__art">
        <Picture src={cardPicture(asset, 'still')} fallback={fallback} alt="" width={320} height={180} sizes="160px" />
      </span>
      <span className="mq-search-asset__words">
        <span className="mq-search-asset__name">{titleDisplayName(asset, t)}</span>
        <span className="mq-search-asset__facts">
          {[kind, asset.hierarchy?.parent_title, asset.runtime_display].filter(Boolean).join(' · ')}
        </span>
      </span>
    </SmartLink>
  )
}

/** Assets are searched only for signed-in visitors of a site with collections: they know assets by name. */
export function useCanSearchAssets(): boolean {
  const { routing } = useRuntime().plan.document.site_config
  const { signedIn } = useSession()
  return signedIn && routing.some(({ component }) => component === 'collections')
}
