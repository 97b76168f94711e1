import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { collectionLink } from '../../catalogue/collections/collectionFacts'
import { assetName } from '../../collaboration/assetFacts'
import { useCollectionAssets } from '../../collaboration/useCollectionAssets'
import { useQuery } from '../../data/useQuery'
import type { CollectionAsset } from '../../generated/types'
import { isPlainKey } from '../../lib/browser/keys'
import type { AssetRef } from '../../service/collaboration/assets'
import { collectionAssetQuery } from '../../service/collaboration/collections'
import { usePage } from '../../site/react/PageContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'

/** Links and keys to the previous and next asset. The next one is prefetched. */
export function AssetSteps({ assetRef, path }: { assetRef: AssetRef; path: string }) {
  const t = useText()
  const { search } = usePage()
  const navigate = useNavigate()
  const { data = [], total, isComplete } = useCollectionAssets(assetRef.collection)
  const index = data.findIndex(({ id }) => String(id) === String(assetRef.id))
  const previous = index > 0 ? data[index - 1] : undefined
  const next = index < 0 ? undefined : data[index + 1]
  useQuery(next && collectionAssetQuery(assetRef.collection, next.id))

  // The chosen tab stays open on the next asset.
  const tab = new URLSearchParams(search).get('tab')
  const hrefOf = (asset: CollectionAsset | undefined) => {
    const link = asset && collectionLink(asset.id, path)
    return link && tab ? `${link}?tab=${encodeURIComponent(tab)}` : link
  }
  const [previousHref, nextHref] = [hrefOf(previous), hrefOf(next)]
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOfKey(event)
      const href = step === 0 ? undefined : step < 0 ? previousHref : nextHref
      if (!href) return
      event.preventDefault()
      navigate(href)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [navigate, previousHref, nextHref])
  if (index < 0 || data.length < 2) return null
  return (
    <nav className="mq-asset-steps" aria-label={t('assetNeighbours')}>
      <Step href={previousHref} asset={previous} label="assetPrevious" />
      <span>{t('assetOf', { number: index + 1, count: isComplete ? data.length : total })}</span>
      <Step href={nextHref} asset={next} label="assetNext" />
    </nav>
  )
}

interface StepProps {
  href: string | undefined
  asset: CollectionAsset | undefined
  label: 'assetPrevious' | 'assetNext'
}

function Step({ href, asset, label }: StepProps) {
  const t = useText()
  const icon = <Icon name={label === 'assetNext' ? 'next' : 'previous'} />
  if (!href || !asset) return <span className="mq-asset-steps__step mq-asset-steps__step--none">{icon}</span>
  return (
    <SmartLink
      className="mq-asset-steps__step"
      href={href}
      aria-label={t(label, { name: assetName(asset) })}
      aria-keyshortcuts={label === 'assetNext' ? ']' : '['}
    >
      {icon}
    </SmartLink>
  )
}

/** Elements that handle arrow keys themselves. */
const HANDLES_ARROW_KEYS =
  'input, textarea, select, [contenteditable], audio, dialog, .mq-player, .mq-menu, [role="tab"], [role="slider"], [data-own-arrows]'

/** -1 for [ and ArrowLeft, 1 for ] and ArrowRight. Right-to-left layouts swap the arrows. */
export function stepOfKey(event: KeyboardEvent): -1 | 0 | 1 {
  if (event.defaultPrevented || event.shiftKey || !isPlainKey(event)) return 0
  const target = event.target instanceof Element ? event.target : undefined
  if (target?.closest('input, textarea, select, [contenteditable], dialog')) return 0
  if (event.key === '[') return -1
  if (event.key === ']') return 1
  if (target?.closest(HANDLES_ARROW_KEYS)) return 0
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return 0
  const isRtl = getComputedStyle(document.documentElement).direction === 'rtl'
  return (event.key === 'ArrowRight') === isRtl ? -1 : 1
}
