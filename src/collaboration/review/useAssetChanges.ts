import { useState } from 'react'
import { forgetUnseen, refreshAnswers } from '../../data/cache'
import { useDataScope } from '../../data/DataContext'
import type { AssetRef } from '../../service/collaboration/assets'
import { removeAsset, sendApproval } from '../../service/collaboration/collections'
import { ServiceError } from '../../service/http/reply'
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

  const isOwn = (key: string) => key === `collection-asset ${of.collection} ${of.id}`
  const isList = (key: string) => key.startsWith(`collection-assets ${of.collection} `)
  const isCollection = (key: string) => key === `collection ${of.collection}`

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
      if (refused) await refreshAnswers(scope, (key) => isOwn(key) || isCollection(key)).catch(() => {})
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
        await refreshAnswers(scope, (key) => isOwn(key) || isList(key)).catch(() => {})
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
      const isStale = (key: string) => isList(key) || isCollection(key) || key.startsWith('collections ')
      forgetUnseen(scope, (key) => isOwn(key) || isStale(key))
      refreshAnswers(scope, isStale).catch(() => {})
    },
  }
}
