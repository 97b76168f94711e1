import '../../catalogue/card/metaLine.scss'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { cardPicture } from '../../catalogue/card/cardPicture'
import { extraTypeLabel } from '../../catalogue/extras/extraKind'
import { titleDescription, titleDisplayName } from '../../catalogue/title/titleFacts'
import type { TitleCard } from '../../generated/types'
import { formatRuntime } from '../../lib/text/formatRuntime'
import { PlayerSlot } from '../../playback/slot/PlayerSlot'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { TranslateFunction } from '../../text/createText'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { Picture } from '../../ui/picture/Picture'
import { SmartLink } from '../../ui/SmartLink'
import { WatchlistButton } from '../../watchlist/WatchlistButton'
import { AssetSteps } from './AssetSteps'
import type { AssetData } from './useAsset'

interface Props {
  data: AssetData
  asset: TitleCard
  slug: string
  level: 1 | 2
  back: { href: string; onClick: (event: MouseEvent) => void }
}

export function AssetReady({ data, asset, slug, level, back }: Props) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const previousSlug = useRef<string>(undefined)
  const { title } = data
  const name = titleDisplayName(asset, t)
  const text = titleDescription(asset)
  const facts = assetFacts(asset, t)
  const Heading = level === 1 ? 'h1' : 'h2'
  // The last extra has no "next" link: if it had the focus, the focus moves to the heading.
  useLayoutEffect(() => {
    if (previousSlug.current === asset.slug) return
    const stepped = previousSlug.current !== undefined
    previousSlug.current = asset.slug
    if (stepped && !document.activeElement?.closest('a, button, h1, h2'))
      heading.current?.focus({ preventScroll: true })
  }, [asset.slug])
  return (
    <article className="mq-asset">
      <AssetArt asset={asset} title={title} />
      <div className="mq-asset__copy">
        <div className="mq-asset__words">
          {title && <p className="mq-asset__of">{titleDisplayName(title, t)}</p>}
          <Heading ref={heading} className="mq-asset__name" tabIndex={-1}>
            {name}
          </Heading>
          {facts.length > 0 && (
            <p className="mq-meta">
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          )}
          {text && <p className="mq-asset__text">{text}</p>}
        </div>
        <div className="mq-asset__actions">
          <SmartLink className={buttonClass('quiet')} {...back}>
            {t('details')}
            {title && <span className="mq-vh"> {titleDisplayName(title, t)}</span>}
          </SmartLink>
          {title && <WatchlistButton title={title} />}
        </div>
      </div>
      <AssetSteps data={data} slug={slug} />
      <p className="mq-vh" role="status">
        {name}
      </p>
    </article>
  )
}

/** Kind ("Making of") and running time. Images have no running time. */
function assetFacts(asset: TitleCard, t: TranslateFunction): string[] {
  const time = asset.title_type === 'image' ? undefined : asset.runtime_display || formatRuntime(asset.runtime)
  return [extraTypeLabel(asset, t), time].filter((fact): fact is string => Boolean(fact))
}

interface AssetArtProps {
  asset: TitleCard
  /** Parent title; its images are the fallback for an extra without one. */
  title: TitleCard | undefined
}

/** Player, or the image itself for an image. */
function AssetArt({ asset, title }: AssetArtProps) {
  const t = useText()
  const { missing_img } = useRuntime().plan.document.site_config
  const image = cardPicture(asset, 'still')
  if (asset.title_type !== 'image') {
    const withImages = image ? asset : { ...asset, images: title?.images, background: title?.background }
    return (
      <div className="mq-asset__art">
        <PlayerSlot key={asset.slug} title={withImages} />
      </div>
    )
  }
  return (
    <div className="mq-asset__art">
      <Picture
        key={asset.slug}
        src={image}
        fallback={missing_img}
        alt={titleDisplayName(asset, t)}
        width={1120}
        height={630}
        sizes="(min-width: 768px) min(1120px, 92vw), 100vw"
        first
      />
    </div>
  )
}
