import { memo, useCallback, useRef, useState } from 'react'
import { ICON_PATHS } from '../../../catalogue/collections/iconPaths'
import { relativeDate } from '../../../catalogue/collections/relativeDate'
import { collectionPath } from '../../../catalogue/title/titleLink'
import { assetName, FILE_TYPE_TEXTS, fileSummary } from '../../../collaboration/assetFacts'
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

/** Loaded when a row is first hovered or focused. */
const RowActions = lazyPart(async () => (await import('./RowActions')).RowActions)
const RowRemoval = lazyPart(async () => (await import('./RowActions')).RowRemoval)

/** Order by a column; '' is the order of the service. */
export type AssetOrder = '' | 'name' | 'updated'

interface Props {
  collection: Collection
  assets: readonly CollectionAsset[]
  permissions: Permissions
  order: AssetOrder
  onOrder: (order: AssetOrder) => void
}

/** Rows added per step: few enough not to block a slow device. */
const ROWS_PER_STEP = 4

/**
 * Rows per `tbody`, which the browser skips while it is off screen. It checks every `tbody` in each frame, so there
 * must not be too many.
 */
const ROWS_PER_GROUP = 6 * ROWS_PER_STEP

/**
 * Assets as table rows. Rows far below the screen are replaced by a placeholder of their height. Each row is a grid of
 * its own, because a browser lays out a whole table again for each added row.
 */
export const AssetTable = memo(function AssetTable({ collection, assets, permissions, order, onOrder }: Props) {
  const t = useText()
  const { routes } = useRuntime()
  const root = useRef<HTMLDivElement>(null)
  const placeholder = useRef<HTMLTableSectionElement>(null)
  const [removing, setRemoving] = useState<CollectionAsset>()
  const path = collectionPath(routes())
  // Dates are relative to the day: the rows render again only every 15 minutes.
  const now = Math.floor(useServiceTime() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS
  const count = useRenderedCount(assets.length, ROWS_PER_STEP, placeholder)
  useScrollShield(assets.length > INITIAL_COUNT)
  const remove = useCallback((asset: CollectionAsset) => setRemoving(asset), [])
  return (
    <div ref={root} className="mq-asset-table" tabIndex={-1}>
      <table aria-rowcount={assets.length + 1}>
        <thead>
          <tr>
            <SortableHeader
              label={t('assetOrderName')}
              colSpan={2}
              sorted={order === 'name' ? 'ascending' : undefined}
              onPress={() => onOrder(order === 'name' ? '' : 'name')}
            />
            <th scope="col" className="mq-asset-table__code">
              {t('kindAndSize')}
            </th>
            <th scope="col">{t('assetStatus')}</th>
            <SortableHeader
              label={t('columnUpdated')}
              className="mq-asset-table__date"
              sorted={order === 'updated' ? 'descending' : undefined}
              onPress={() => onOrder(order === 'updated' ? '' : 'updated')}
            />
          </tr>
        </thead>
        {Array.from({ length: Math.ceil(count / ROWS_PER_GROUP) }, (_, index) => {
          const [from, to] = [index * ROWS_PER_GROUP, Math.min(count, (index + 1) * ROWS_PER_GROUP)]
          return (
            <RowGroup
              key={from}
              from={from}
              to={to}
              {...{ assets, collection, path, now, permissions }}
              onRemove={remove}
            />
          )
        })}
        {count < assets.length && (
          <tbody
            ref={placeholder}
            aria-hidden="true"
            className="mq-asset-table__rest"
            style={{ '--rows': assets.length - count }}
          />
        )}
      </table>
      {removing && (
        <RowRemoval
          assetRef={{ collection: collection.id, id: removing.id }}
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

/** In all time zones, days start on a multiple of 15 minutes. */
const QUARTER_HOUR_MS = 900_000

interface SortableHeaderProps {
  label: string
  colSpan?: number
  className?: string
  sorted: 'ascending' | 'descending' | undefined
  onPress: () => void
}

/** Column header that sorts; pressed again, it restores the order of the service. */
function SortableHeader({ label, colSpan, className, sorted, onPress }: SortableHeaderProps) {
  return (
    <th scope="col" colSpan={colSpan} className={className} aria-sort={sorted ?? 'none'}>
      <button type="button" onClick={onPress}>
        {label}
        {sorted && (sorted === 'ascending' ? <Icon path={ICON_PATHS.up} /> : <Icon name="down" />)}
      </button>
    </th>
  )
}

interface RowGroupProps extends SharedProps {
  assets: readonly CollectionAsset[]
  from: number
  to: number
}

/** A memoised group of rows. The first group is visible on arrival, so it is never skipped. */
const RowGroup = memo(function RowGroup({ assets, from, to, ...shared }: RowGroupProps) {
  return (
    <tbody className={from > 0 ? 'mq-asset-table__part' : undefined} style={{ '--rows': to - from }}>
      {assets.slice(from, to).map((asset, offset) => (
        <Row key={`${asset.id} ${from + offset}`} asset={asset} index={from + offset} {...shared} />
      ))}
    </tbody>
  )
})

interface SharedProps {
  collection: Collection
  path: string
  /** Service time in ms since 1970. */
  now: number
  permissions: Permissions
  onRemove: (asset: CollectionAsset) => void
}

interface RowProps extends SharedProps {
  asset: CollectionAsset
  index: number
}

/** A row. Its actions replace the date while it is hovered or focused. */
const Row = memo(function Row({ collection, asset, index, path, now, permissions, onRemove }: RowProps) {
  const t = useText()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const { file_type: type = 'other', meta } = asset
  const canAct = permissions.has('download') || permissions.has('write')
  const showsActions = canAct && (hovered || focused)
  return (
    <tr
      aria-rowindex={index + 2}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <td className="mq-asset-table__art">
        <AssetArt asset={asset} first={index < 8} sizes="80px" />
      </td>
      <th scope="row">
        <SmartLink href={assetLink(path, collection, asset)}>{assetName(asset)}</SmartLink>
        <small>{[t(FILE_TYPE_TEXTS[type]), meta?.language, meta?.versionName].filter(Boolean).join(', ')}</small>
      </th>
      <td className="mq-asset-table__code">{fileSummary(asset)}</td>
      <td>
        <StateLabel asset={asset} />
      </td>
      <td className={showsActions ? 'mq-asset-table__date mq-asset-table__acts' : 'mq-asset-table__date'}>
        {showsActions ? (
          <RowActions
            assetRef={{ collection: collection.id, id: asset.id }}
            asset={asset}
            permissions={permissions}
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
