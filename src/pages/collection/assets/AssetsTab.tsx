import { useMemo } from 'react'
import { ICON_PATHS } from '../../../catalogue/collections/iconPaths'
import { assetName, assetState, FILE_TYPE_TEXTS, STATE_LABELS } from '../../../collaboration/assetFacts'
import type { Permissions } from '../../../collaboration/permissions'
import type { CollectionAssets } from '../../../collaboration/useCollectionAssets'
import type { Collection, CollectionAsset } from '../../../generated/types'
import { compareNames } from '../../../lib/text/compareNames'
import { EmptyState } from '../../../page/EmptyState'
import { ListStates } from '../../../page/list/ListStates'
import { useAddressChoice } from '../../../page/list/useAddressChoice'
import { useText } from '../../../text/TextContext'
import { Select } from '../../../ui/form/Select'
import { Icon } from '../../../ui/Icon'
import { AssetGrid } from './AssetGrid'
import { type AssetOrder, AssetTable } from './AssetTable'
import './assetsTab.scss'

interface Props {
  collection: Collection
  assets: CollectionAssets
  permissions: Permissions
}

const FILE_TYPES = ['', 'video', 'image', 'audio', 'subtitle', 'other'] as const
const STATES = ['', 'ready', 'approved', 'rejected', 'processing', 'in progress', 'failed'] as const
const ORDERS: readonly AssetOrder[] = ['', 'name', 'updated']
/** The first is the default (spec part 2, section 9: Collection items). */
const VIEWS = ['grid', 'list'] as const

export function AssetsTab({ collection, assets, permissions }: Props) {
  const t = useText()
  const [type, chooseType] = useAddressChoice('type', FILE_TYPES)
  const [state, chooseState] = useAddressChoice('status', STATES)
  const [order, chooseOrder] = useAddressChoice('sort', ORDERS)
  const [view, chooseView] = useAddressChoice('layout', VIEWS)
  const filtered = type !== '' || state !== ''
  const all = assets.data
  const shown = useMemo(() => {
    const isOfType = (asset: CollectionAsset) => !type || (asset.file_type ?? 'other') === type
    const isInState = (asset: CollectionAsset) => !state || assetState(asset) === state
    return all && sortAssets(filtered ? all.filter((asset) => isOfType(asset) && isInState(asset)) : all, order)
  }, [all, type, state, filtered, order])
  const result = { ...assets, data: shown }
  return (
    <div className="mq-assets">
      <div className="mq-assets__bar">
        <Select
          label={t('assetType')}
          hideLabel
          value={type}
          onChange={chooseType}
          choices={FILE_TYPES.map((each) => ({
            value: each,
            label: t(each === '' ? 'allTypes' : FILE_TYPE_TEXTS[each]),
          }))}
        />
        <Select
          label={t('assetStatus')}
          hideLabel
          value={state}
          onChange={chooseState}
          choices={STATES.map((each) => ({
            value: each,
            label: t(each === '' ? 'anyStatus' : STATE_LABELS[each].word),
          }))}
        />
        <span className="mq-assets__end">
          <Select
            label={t('sort')}
            hideLabel
            value={order}
            onChange={chooseOrder}
            choices={[
              { value: '', label: t('assetOrderGiven') },
              { value: 'name', label: t('assetOrderName') },
              { value: 'updated', label: t('sortRecentlyUpdated') },
            ]}
          />
          <fieldset className="mq-assets__views">
            <legend className="mq-vh">{t('viewAs')}</legend>
            {VIEWS.map((each) => (
              <button
                key={each}
                type="button"
                aria-label={t(each === 'grid' ? 'viewGrid' : 'viewList')}
                aria-pressed={each === view}
                onClick={() => chooseView(each)}
              >
                {each === 'grid' ? <Icon path={ICON_PATHS.grid} /> : <Icon name="menu" />}
              </button>
            ))}
          </fieldset>
        </span>
      </div>
      <ListStates
        result={result}
        failed={t('assetsFailed')}
        isEmpty={(list) => list.length === 0 && assets.isComplete}
        empty={<EmptyState text={t(filtered ? 'noAssetsMatch' : 'collectionNoAssets')} />}
      >
        {(list) =>
          view === 'grid' ? (
            <AssetGrid collection={collection} assets={list} />
          ) : (
            <AssetTable
              collection={collection}
              assets={list}
              permissions={permissions}
              order={order}
              onOrder={chooseOrder}
            />
          )
        }
      </ListStates>
    </div>
  )
}

function sortAssets(assets: CollectionAsset[], order: AssetOrder): CollectionAsset[] {
  if (order === 'name') return [...assets].sort((first, second) => compareNames(assetName(first), assetName(second)))
  if (order === 'updated')
    return [...assets].sort((first, second) => (second.updated_at ?? '').localeCompare(first.updated_at ?? ''))
  return assets
}
