import '../../catalogue/card/metaLine.scss'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { descriptionOf, nameOf } from '../../catalogue/title/titleFacts'
import type { TitleCard } from '../../generated/types'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { SmartLink } from '../../ui/SmartLink'
import { WatchlistButton } from '../../watchlist/WatchlistButton'
import { AssetArt } from './AssetArt'
import { AssetSteps } from './AssetSteps'
import { assetFacts } from './assetFacts'
import type { AssetData } from './useAsset'

interface Props {
  data: AssetData
  asset: TitleCard
  slug: string
  level: 1 | 2
  /** The link to its title. */
  back: { href: string; onClick: (event: MouseEvent) => void }
}

/** The place of the player, the words, Details and Watchlist, and the way to the extras beside it. */
export function AssetReady({ data, asset, slug, level, back }: Props) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<string>(undefined)
  const { title } = data
  const name = nameOf(asset, t)
  const text = descriptionOf(asset)
  const facts = assetFacts(asset, t)
  const Heading = level === 1 ? 'h1' : 'h2'
  // The last step has no next one: who stood on that link goes on from the heading.
  useLayoutEffect(() => {
    if (shown.current === asset.slug) return
    const stepped = shown.current !== undefined
    shown.current = asset.slug
    if (stepped && !document.activeElement?.closest('a, button, h1, h2'))
      heading.current?.focus({ preventScroll: true })
  }, [asset.slug])
  return (
    <article className="mq-asset">
      <AssetArt asset={asset} title={title} />
      <div className="mq-asset__copy">
        <div className="mq-asset__words">
          {title && <p className="mq-asset__of">{nameOf(title, t)}</p>}
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
            {title && <span className="mq-vh"> {nameOf(title, t)}</span>}
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
