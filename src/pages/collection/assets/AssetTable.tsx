import { type CSSProperties, memo, useCallback, useRef, useState } from 'react'
import { ICON_PATHS } from '../../../catalogue/collections/iconPaths'
import { relativeDate } from '../../../catalogue/collections/relativeDate'
import { collectionPath } from '../../../catalogue/title/titleLink'
import { assetName, FILE_WORDS, fileLine } from '../../../collaboration/assetFacts'
import type { Permissions } from '../../../collaboration/permissions'
import { StateLabel } from '../../../collaboration/StateLabel'
import type { Collection, CollectionAsset } from '../../../generated/types'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useServiceTime } from '../../../site/react/useServiceTime'
import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'
import { lazyPart } from '../../../ui/lazyPart'
import { INITIAL_COUNT, useRenderedCount } from '../../../ui/rows/useRenderedCount'
import { useScrollShield } from '../../../ui/rows/useScrollShield'
import { SmartLink } from '../../../ui/SmartLink'
import { AssetArt } from './AssetArt'
import { assetLink } from './assetLink'
import './assetTable.scss'

/** What is done to an asset from its line comes with the first line that somebody points at. */
const RowActions = lazyPart(async () => (await import('./RowActions')).RowActions)
const RowRemoval = lazyPart(async () => (await import('./RowActions')).RowRemoval)

/** The orders that a head of the table leads to; '' is that of the service. */
export type AssetOrder = '' | 'name' | 'updated'

interface Props {
  collection: Collection
  assets: readonly CollectionAsset[]
  may: Permissions
  order: AssetOrder
  onOrder: (order: AssetOrder) => void
}

/** Lines that come at a time: few enough that a slow device does not stop for them. */
const LINES = 4

/** Lines of a part, which a browser skips while nobody is near. It looks at each part in each frame: not too many. */
const PART = 6 * LINES

/**
 * Assets as lines of a table, however many they are: what is far below the screen is only room until somebody comes near.
 * A browser lays out all of a table whenever a line comes, so that each line is a grid of the same columns by itself.
 */
export const AssetTable = memo(function AssetTable({ collection, assets, may, order, onOrder }: Props) {
  const t = useText()
  const { routes } = useRuntime()
  const root = useRef<HTMLDivElement>(null)
  const rest = useRef<HTMLTableSectionElement>(null)
  const [removing, setRemoving] = useState<CollectionAsset>()
  const path = collectionPath(routes())
  // Dates are worded by the day.
  const now = Math.floor(useServiceTime() / QUARTER) * QUARTER
  const count = useRenderedCount(assets.length, LINES, rest)
  useScrollShield(assets.length > INITIAL_COUNT)
  const remove = useCallback((asset: CollectionAsset) => setRemoving(asset), [])
  return (
    <div ref={root} className="mq-asset-table" tabIndex={-1}>
      <table aria-rowcount={assets.length + 1}>
        <thead>
          <tr>
            <Head
              words={t('assetOrderName')}
              colSpan={2}
              sorted={order === 'name' ? 'ascending' : undefined}
              onPress={() => onOrder(order === 'name' ? '' : 'name')}
            />
            <th scope="col" className="mq-asset-table__code">
              {t('kindAndSize')}
            </th>
            <th scope="col">{t('assetStatus')}</th>
            <Head
              words={t('columnUpdated')}
              className="mq-asset-table__date"
              sorted={order === 'updated' ? 'descending' : undefined}
              onPress={() => onOrder(order === 'updated' ? '' : 'updated')}
            />
          </tr>
        </thead>
        {Array.from({ length: Math.ceil(count / PART) }, (_, at) => {
          const [from, to] = [at * PART, Math.min(count, (at + 1) * PART)]
          return <Part key={from} from={from} to={to} {...{ assets, collection, path, now, may }} onRemove={remove} />
        })}
        {count < assets.length && (
          <tbody
            ref={rest}
            aria-hidden="true"
            className="mq-asset-table__rest"
            style={{ '--rows': assets.length - count } as CSSProperties}
          />
        )}
      </table>
      {removing && (
        <RowRemoval
          of={{ collection: collection.id, id: removing.id }}
          asset={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined)
            root.current?.focus()
          }}
        />
      )}
    </div>
  )
})

/** A quarter of an hour in milliseconds: no zone's day begins between two of these. */
const QUARTER = 900_000

interface HeadProps {
  words: string
  colSpan?: number
  className?: string
  sorted: 'ascending' | 'descending' | undefined
  onPress: () => void
}

/** The head of a column by which the lines are put in order; once more, and they are as in the collection. */
function Head({ words, colSpan, className, sorted, onPress }: HeadProps) {
  return (
    <th scope="col" colSpan={colSpan} className={className} aria-sort={sorted ?? 'none'}>
      <button type="button" onClick={onPress}>
        {words}
        {sorted && (sorted === 'ascending' ? <Icon path={ICON_PATHS.up} /> : <Icon name="down" />)}
      </button>
    </th>
  )
}

interface PartProps extends Shared {
  assets: readonly CollectionAsset[]
  from: number
  to: number
}

/** Some lines. They are not drawn anew when more come; the first ones are what the page begins with, and never skipped. */
const Part = memo(function Part({ assets, from, to, ...shared }: PartProps) {
  return (
    <tbody className={from > 0 ? 'mq-asset-table__part' : undefined} style={{ '--rows': to - from } as CSSProperties}>
      {assets.slice(from, to).map((asset, nth) => (
        <Line key={`${asset.id} ${from + nth}`} asset={asset} at={from + nth} {...shared} />
      ))}
    </tbody>
  )
})

/** What all lines need. */
interface Shared {
  collection: Collection
  path: string
  /** The service's time, in milliseconds since 1970. */
  now: number
  may: Permissions
  onRemove: (asset: CollectionAsset) => void
}

interface LineProps extends Shared {
  asset: CollectionAsset
  at: number
}

/** One asset. What may be done with it takes the place of its date while it is pointed at or has the focus. */
const Line = memo(function Line({ collection, asset, at, path, now, may, onRemove }: LineProps) {
  const t = useText()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const { file_type: type = 'other', meta } = asset
  const mayAct = may.has('download') || may.has('write')
  const acts = mayAct && (pointed || focused)
  return (
    <tr
      aria-rowindex={at + 2}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <td className="mq-asset-table__art">
        <AssetArt asset={asset} first={at < 8} sizes="80px" />
      </td>
      <th scope="row">
        <SmartLink href={assetLink(path, collection, asset)}>{assetName(asset)}</SmartLink>
        <small>{[t(FILE_WORDS[type]), meta?.language, meta?.versionName].filter(Boolean).join(', ')}</small>
      </th>
      <td className="mq-asset-table__code">{fileLine(asset)}</td>
      <td>
        <StateLabel asset={asset} />
      </td>
      <td className={acts ? 'mq-asset-table__date mq-asset-table__acts' : 'mq-asset-table__date'}>
        {acts ? (
          <RowActions
            of={{ collection: collection.id, id: asset.id }}
            asset={asset}
            may={may}
            onRemove={() => onRemove(asset)}
            lazy={{
              pending: relativeDate(asset.updated_at, now, t),
              failed: () => relativeDate(asset.updated_at, now, t),
            }}
          />
        ) : (
          relativeDate(asset.updated_at, now, t)
        )}
      </td>
    </tr>
  )
})
