import { useState } from 'react'
import { invalidateQueries, removeUnusedStaleQueries } from '../../data/cache'
import { useDataScope } from '../../data/DataContext'
import type { CacheTag } from '../../service/cacheTag'
import type { AssetRef } from '../../service/collaboration/assets'
import { type CollectionId, removeAsset, sendApproval } from '../../service/collaboration/collections'
import { ServiceError } from '../../service/http/response'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { showToast } from '../../ui/overlay/toast/showToast'

/** A change in flight. */
export type AssetChange = 'approve' | 'reject' | 'remove'

/**
 * Changes of an asset, one at a time, with a toast for each result. After a decision the asset and the lists that show
 * it are refetched in place (spec part 2, section 4: Collections and comments).
 */
export function useAssetChanges(of: AssetRef) {
  const t = useText()
  const { http } = useRuntime()
  const scope = useDataScope()
  const [busy, setBusy] = useState<AssetChange>()

  const isSame = (id: CollectionId, other: CollectionId) => String(id) === String(other)
  const isOwn = (tag: CacheTag) =>
    tag.type === 'collection-asset' && isSame(tag.collection, of.collection) && isSame(tag.id, of.id)
  const isList = (tag: CacheTag) => tag.type === 'collection-assets' && isSame(tag.id, of.collection)
  const isCollection = (tag: CacheTag) => tag.type === 'collection' && isSame(tag.id, of.collection)

  /** @returns true on success */
  async function change(what: AssetChange, call: () => Promise<unknown>, failed: TextKey): Promise<boolean> {
    if (busy) return false
    setBusy(what)
    try {
      await call()
      return true
    } catch (error) {
      const refused = error instanceof ServiceError && error.status === 403
      showToast(t(refused ? 'assetNotAllowed' : failed), 'alert')
      // Refetch permissions and decisions.
      if (refused) await invalidateQueries(scope, (tag) => isOwn(tag) || isCollection(tag)).catch(() => {})
      return false
    } finally {
      setBusy(undefined)
    }
  }

  return {
    busy,
    async decide(approved: boolean): Promise<void> {
      const call = async () => {
        await sendApproval(http, of.collection, of.id, approved)
        await invalidateQueries(scope, (tag) => isOwn(tag) || isList(tag)).catch(() => {})
      }
      if (await change(approved ? 'approve' : 'reject', call, 'assetUpdateFailed'))
        showToast(t(approved ? 'assetApprovedToast' : 'assetRejectedToast'))
    },
    /** @returns true if it was deleted */
    async remove(): Promise<boolean> {
      const done = await change('remove', () => removeAsset(http, of.collection, of.id), 'assetDeleteFailed')
      if (done) showToast(t('assetRemovedToast'))
      return done
    },
    /** Call after leaving the page of a deleted asset: refetches lists and counts. */
    invalidate(): void {
      const isStale = (tag: CacheTag) => isList(tag) || isCollection(tag) || tag.type === 'collections'
      removeUnusedStaleQueries(scope, (tag) => isOwn(tag) || isStale(tag))
      invalidateQueries(scope, isStale).catch(() => {})
    },
  }
}
