import { cardPicture } from '../../catalogue/card/cardPicture'
import { nameOf } from '../../catalogue/title/titleFacts'
import { useService } from '../../data/useService'
import type { TitleCard } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Picture } from '../../ui/picture/Picture'
import { Skeleton } from '../../ui/Skeleton'
import { SmartLink } from '../../ui/SmartLink'
import { assetLink } from './assetLink'
import './foundAssets.scss'
import { type Assets, loadAssets } from './loadAssets'

/** Episodes and extras with these words in their names or tags: GET /inventory/search. */
export function FoundAssets({ words }: { words: string }) {
  const t = useText()
  const runtime = useRuntime()
  const { data, error, retry } = useService(`assets ${words}`, () => loadAssets(runtime, words))
  return (
    <section className="mq-search__assets">
      <h2 className="mq-wrap">{t('assets')}</h2>
      {error !== undefined ? (
        <Notice title={t('searchFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
      ) : !data ? (
        <Skeleton shape="text" />
      ) : data.items.length === 0 ? (
        <p className="mq-wrap mq-search__none">{t('noAssets')}</p>
      ) : (
        <ul className="mq-wrap">
          {data.items.map((asset) => (
            <li key={`${asset.slug} ${asset.id ?? ''}`}>
              <Asset asset={asset} kinds={data.kinds} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Asset({ asset, kinds }: { asset: TitleCard; kinds: Assets['kinds'] }) {
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
