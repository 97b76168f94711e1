import { useState } from 'react'
import { invalidateQueries, removeUnused } from '../../data/cache'
import { useDataScope } from '../../data/DataContext'
import type { CacheTag } from '../../service/cacheTag'
import type { AssetRef } from '../../service/collaboration/assets'
import { type CollectionId, removeAsset, sendApproval } from '../../service/collaboration/collections'
import { ServiceError } from '../../service/http/response'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { showToast } from '../../ui/overlay/toast/showToast'

/** What is on its way to the service. */
export type AssetChange = 'approve' | 'reject' | 'remove'

/**
 * The changes of an asset: decided, taken out. One at a time; each says what came of it. What was decided is asked for
 * again, with the lists that show it (spec part 2, section 4: Collections and comments), in its place.
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

  /** @returns whether it was done */
  async function change(what: AssetChange, call: () => Promise<unknown>, failed: TextKey): Promise<boolean> {
    if (busy) return false
    setBusy(what)
    try {
      await call()
      return true
    } catch (error) {
      const refused = error instanceof ServiceError && error.status === 403
      showToast(t(refused ? 'assetNotAllowed' : failed), 'alert')
      // The page as it is: what may be done, and what has been decided meanwhile.
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
    /** @returns whether it is gone */
    async remove(): Promise<boolean> {
      const done = await change('remove', () => removeAsset(http, of.collection, of.id), 'assetDeleteFailed')
      if (done) showToast(t('assetRemovedToast'))
      return done
    },
    /** After it is gone, and its page is left: lists and numbers are asked for anew. */
    forget(): void {
      const isStale = (tag: CacheTag) => isList(tag) || isCollection(tag) || tag.type === 'collections'
      removeUnused(scope, (tag) => isOwn(tag) || isStale(tag))
      invalidateQueries(scope, isStale).catch(() => {})
    },
  }
}
