import { recordsHistory } from '../catalogue/title/continueWatching'
import type { PlaybackAsset, TitleCard } from '../generated/types'
import { serviceBase } from '../lib/url/serviceBase'
import { bindProgress } from '../player/progress/bindProgress'
import { createProgressSaver } from '../player/progress/progressSaver'
import { createProgressSender, type SendProgress, shouldSaveProgress } from '../player/progress/progressSender'
import { ServiceError } from '../service/http/response'
import { assetIdOf } from '../service/playback'
import type { Runtime } from '../site/runtime'
import { prefetchedPlayback } from './prefetchedPlayback'
import { unsentProgressOfViewer } from './unsentProgressOfViewer'
import { refreshHistory, updateCachedProgress } from './updateCachedProgress'

interface WatchedTitle {
  title: TitleCard
  asset: PlaybackAsset
}

/**
 * Saves the playback position of signed-in viewers who have not turned that off, for types with history (spec, section 4:
 * Player), except live streams. The profile may load after playback starts; if the service does not return one, positions
 * are kept in this browser until it does.
 * @returns stops, with a last save
 */
export function startSavingProgress(
  runtime: Runtime,
  video: Parameters<typeof bindProgress>[0],
  { title, asset }: WatchedTitle,
): () => void {
  const { http, session, plan } = runtime
  const type = asset.title_type ?? title.title_type
  const id = asset.asset_id ?? assetIdOf(title)
  if (asset.is_live || id === undefined || !recordsHistory(plan.document.site_config, type)) return () => {}

  /** @param isLocalOnly true: stores positions in this browser only, until the profile is known */
  const start = (isLocalOnly: boolean) => {
    const send = isLocalOnly ? storeOnly : createProgressSender(http, session)
    const scope = runtime.data()
    let lastSave: Promise<boolean> = Promise.resolve(true)
    const saver = createProgressSaver({
      asset: { title_id: asset.title_id ?? title.id ?? title.slug, asset_id: id },
      send(entry, options) {
        const sent = send(entry, options).finally(() => prefetchedPlayback(runtime).drop())
        lastSave = sent.then(
          (reply) => updateCachedProgress(runtime, scope, entry, reply),
          () => false,
        )
        return sent
      },
      unsent: unsentProgressOfViewer(session),
      interval: asset.watch_interval,
    })
    const unbind = bindProgress(video, saver)
    return () => {
      unbind()
      void lastSave.then((isShown) => (isShown ? undefined : refreshHistory(scope)))
    }
  }
  let end = () => {}
  let startedFor: string | undefined
  const restartIfNeeded = () => {
    const state = session.state()
    const { signedIn, profile, isProfileSettled, epoch } = state
    // The profile is still loading.
    if (signedIn && !profile && !isProfileSettled) return
    const isLocalOnly = signedIn && !profile
    if (startedFor === `${epoch} ${isLocalOnly}`) return
    startedFor = `${epoch} ${isLocalOnly}`
    end()
    end = isLocalOnly || shouldSaveProgress(state) ? start(isLocalOnly) : () => {}
    // Sends the kept positions once the profile is known, even after playback.
    if (isLocalOnly)
      void import('../player/progress/sendUnsent').then((code) =>
        code.sendUnsentAfterSignIn(http, session, serviceBase(document)),
      )
  }
  const unsubscribe = session.subscribe(restartIfNeeded)
  restartIfNeeded()
  return () => {
    unsubscribe()
    end()
  }
}

/** A sender that always fails, so that positions stay in the unsent list. */
const storeOnly: SendProgress = async () => {
  throw new ServiceError('aborted', 'user/history/')
}
