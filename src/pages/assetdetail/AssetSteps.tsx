import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { collectionLink } from '../../catalogue/collections/collectionFacts'
import { assetName } from '../../collaboration/assetFacts'
import { useCollectionAssets } from '../../collaboration/useCollectionAssets'
import { useQuery } from '../../data/useQuery'
import type { CollectionAsset } from '../../generated/types'
import { isPlainKey } from '../../lib/keys'
import type { AssetRef } from '../../service/collaboration/assets'
import { collectionAssetQuery } from '../../service/collaboration/collections'
import { usePage } from '../../site/react/PageContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'

/** The way to the assets beside this one, by links and keys. The next one is asked for ahead. */
export function AssetSteps({ of, path }: { of: AssetRef; path: string }) {
  const t = useText()
  const { search } = usePage()
  const navigate = useNavigate()
  const { data = [], total, whole } = useCollectionAssets(of.collection)
  const at = data.findIndex(({ id }) => String(id) === String(of.id))
  const previous = at > 0 ? data[at - 1] : undefined
  const next = at < 0 ? undefined : data[at + 1]
  useQuery(next && collectionAssetQuery(of.collection, next.id))

  // Who reads the details of one reads those of the next.
  const tab = new URLSearchParams(search).get('tab')
  const hrefOf = (asset: CollectionAsset | undefined) => {
    const link = asset && collectionLink(asset.id, path)
    return link && tab ? `${link}?tab=${encodeURIComponent(tab)}` : link
  }
  const [back, on] = [hrefOf(previous), hrefOf(next)]
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOf(event)
      const href = step === 0 ? undefined : step < 0 ? back : on
      if (!href) return
      event.preventDefault()
      navigate(href)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [navigate, back, on])
  if (at < 0 || data.length < 2) return null
  return (
    <nav className="mq-asset-steps" aria-label={t('assetNeighbours')}>
      <Step href={back} asset={previous} words="assetPrevious" />
      <span>{t('assetOf', { number: at + 1, count: whole ? data.length : total })}</span>
      <Step href={on} asset={next} words="assetNext" />
    </nav>
  )
}

interface StepProps {
  href: string | undefined
  asset: CollectionAsset | undefined
  words: 'assetPrevious' | 'assetNext'
}

function Step({ href, asset, words }: StepProps) {
  const t = useText()
  const icon = <Icon name={words === 'assetNext' ? 'next' : 'previous'} />
  if (!href || !asset) return <span className="mq-asset-steps__step mq-asset-steps__step--none">{icon}</span>
  return (
    <SmartLink
      className="mq-asset-steps__step"
      href={href}
      aria-label={t(words, { name: assetName(asset) })}
      aria-keyshortcuts={words === 'assetNext' ? ']' : '['}
    >
      {icon}
    </SmartLink>
  )
}

/** Where arrow keys are somebody else's: fields, the player, tabs, sliders, menus, dialogs, a picture that is moved. */
const OWN_ARROWS =
  'input, textarea, select, [contenteditable], audio, dialog, .mq-player, .mq-menu, [role="tab"], [role="slider"], [data-own-arrows]'

/** Which way a key leads: [ and Left back, ] and Right on; in writing from right to left the arrows turn round. */
export function stepOf(event: KeyboardEvent): -1 | 0 | 1 {
  if (event.defaultPrevented || event.shiftKey || !isPlainKey(event)) return 0
  const target = event.target instanceof Element ? event.target : undefined
  if (target?.closest('input, textarea, select, [contenteditable], dialog')) return 0
  if (event.key === '[') return -1
  if (event.key === ']') return 1
  if (target?.closest(OWN_ARROWS)) return 0
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0
  const turned = getComputedStyle(document.documentElement).direction === 'rtl'
  return (turned ? -way : way) as -1 | 0 | 1
}
