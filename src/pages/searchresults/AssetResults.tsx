import { cardPicture } from '../../catalogue/card/cardPicture'
import { nameOf } from '../../catalogue/title/titleFacts'
import { useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { type InventoryFinds, inventorySearchQuery } from '../../service/inventory'
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

/** Episodes and extras with these words in their names or tags: GET /inventory/search. */
export function AssetResults({ words }: { words: string }) {
  const t = useText()
  const { data, error, retry } = useQuery(inventorySearchQuery(words, ASKED))
  const items = data?.items.filter(isAsset) ?? []
  return (
    <section className="mq-search__assets">
      <h2 className="mq-wrap">{t('assets')}</h2>
      {error !== undefined ? (
        <Notice title={t('searchFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
      ) : !data ? (
        <Skeleton shape="text" />
      ) : items.length === 0 ? (
        <p className="mq-wrap mq-search__none">{t('noAssets')}</p>
      ) : (
        <ul className="mq-wrap">
          {items.map((asset) => (
            <li key={`${asset.slug} ${asset.id ?? ''}`}>
              <Asset asset={asset} kinds={data.kinds} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Asset({ asset, kinds }: { asset: TitleCard; kinds: InventoryFinds['kinds'] }) {
  const t = useText()
  const missing = useRuntime().plan.document.site_config.missing_img
  const kind = kinds.get(asset.title_type ?? '') ?? t(asset.title_type === 'episode' ? 'assetEpisode' : 'assetExtra')
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
