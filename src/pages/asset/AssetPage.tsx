import { titleDisplayName } from '../../catalogue/title/titleFacts'
import { PageFrame } from '../../page/PageFrame'
import type { PageProps } from '../../site/pageProps'
import { useText } from '../../text/TextContext'
import { AssetBody } from './AssetBody'
import { useAsset } from './useAsset'
import './assetPage.scss'

/** The asset modal as a page, for direct visits without a page behind. */
export default function AssetPage({ params: { slug = '', asset: assetSlug = '' } }: PageProps) {
  const t = useText()
  const data = useAsset(slug, assetSlug)
  return (
    <PageFrame title={data.asset ? titleDisplayName(data.asset, t) : t('asset')}>
      <div className="mq-asset-alone" data-opening="plain">
        <AssetBody data={data} slug={slug} level={1} />
      </div>
    </PageFrame>
  )
}
