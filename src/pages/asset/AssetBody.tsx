import type { MouseEvent } from 'react'
import { RefusedTitleInDialog } from '../../catalogue/access/RefusedTitleInDialog'
import { RefusedTitlePage } from '../../catalogue/access/RefusedTitlePage'
import { isRefusedByRules } from '../../catalogue/access/titleAccess'
import { titleDisplayName } from '../../catalogue/title/titleFacts'
import { titleAddress } from '../../catalogue/title/titleLink'
import { isPlainClick } from '../../lib/url/isPlainClick'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { SmartLink } from '../../ui/SmartLink'
import { AssetReady } from './AssetReady'
import type { AssetData } from './useAsset'
import './asset.scss'
import './assetSteps.scss'

interface Props {
  data: AssetData
  slug: string
  /** Heading level: 1 on a page, 2 in a dialog. */
  level: 1 | 2
  background?: string
  onClose?: () => void
}

export function AssetBody({ data, slug, level, background, onClose }: Props) {
  const t = useText()
  const { state, asset, title, access, titleError, retry } = data
  const href = titleAddress(slug)
  // If the title page is behind the dialog, closing the dialog shows it.
  const showTitle = (event: MouseEvent) => {
    if (!onClose || background !== href || !isPlainClick(event)) return
    event.preventDefault()
    onClose()
  }
  const back = { href, onClick: showTitle }
  if (isRefusedByRules(access, titleError)) {
    if (onClose) return <RefusedTitleInDialog access={access} retry={retry} onClose={onClose} />
    return <RefusedTitlePage access={access} retry={retry} />
  }
  if (asset) return <AssetReady data={data} asset={asset} slug={slug} level={level} back={back} />
  if (state === 'loading' || access.type === 'pending') {
    return (
      <div className="mq-asset" aria-busy="true">
        <div className="mq-asset__art" />
        <div className="mq-asset__copy mq-asset__copy--skeleton">
          <i className="mq-skeleton__part mq-asset__skeleton" />
          <i className="mq-skeleton__part mq-asset__skeleton" />
        </div>
      </div>
    )
  }
  if (state === 'missing') return <NoAsset name={title && titleDisplayName(title, t)} level={level} back={back} />
  return (
    <div className="mq-asset mq-asset--none">
      <Notice title={t('assetFailed')} more={t('pageFailedMore')} action={{ label: t('tryAgain'), onPress: retry }} />
    </div>
  )
}

interface NoAssetProps {
  name: string | undefined
  level: 1 | 2
  back: { href: string; onClick: (event: MouseEvent) => void }
}

function NoAsset({ name, level, back }: NoAssetProps) {
  const t = useText()
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="mq-asset mq-asset--none">
      <Heading className="mq-asset__name" tabIndex={-1}>
        {t('noAsset')}
      </Heading>
      <p className="mq-asset__text">{t('noAssetMore')}</p>
      <SmartLink className={buttonClass('first')} {...(name ? back : { href: '/' })}>
        {name ? t('allAbout', { name }) : t('goHome')}
      </SmartLink>
    </div>
  )
}
