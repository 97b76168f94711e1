import { keepsHistory } from '../catalogue/title/continueWatching'
import type { PlaybackAsset, TitleCard } from '../generated/types'
import { bindProgress } from '../player/progress/bindProgress'
import { createProgressKeeper } from '../player/progress/progressKeeper'
import { createProgressSender, tracksPosition } from '../player/progress/progressSender'
import { assetIdOf } from '../service/playback'
import type { Runtime } from '../site/runtime'
import { forgetPlayback } from './preloadPlayback'
import { refreshHistory, showProgress } from './showProgress'
import { unsentOf } from './unsentOf'

interface Saved {
  title: TitleCard
  asset: PlaybackAsset
}

/**
 * Saves how far the viewer gets: only of somebody who is signed in and wants it, and only of types whose history the site
 * keeps (spec, section 4: Player); never of a live picture. Who it is may be known only after the film has begun.
 * @returns ends it, with a last save
 */
export function bindSaving(runtime: Runtime, video: HTMLVideoElement, { title, asset }: Saved): () => void {
  const { http, session, plan } = runtime
  const type = asset.title_type ?? title.title_type
  const id = asset.asset_id ?? assetIdOf(title)
  if (asset.is_live || id === undefined || !keepsHistory(plan.document.site_config, type)) return () => {}

  const begin = () => {
    const send = createProgressSender(http, session)
    const scope = runtime.data()
    let sending: Promise<void> = Promise.resolve()
    const keeper = createProgressKeeper({
      asset: { title_id: asset.title_id ?? title.id ?? title.slug, asset_id: id },
      send(entry, options) {
        const sent = send(entry, options).finally(() => forgetPlayback(runtime))
        sending = sent.then(
          () => showProgress(runtime, scope, entry),
          () => {},
        )
        return sent
      },
      unsent: unsentOf(session),
      interval: asset.watch_interval,
    })
    const unbind = bindProgress(video, keeper)
    return () => {
      unbind()
      void sending.then(() => refreshHistory(scope))
    }
  }
  let end = () => {}
  let bound: number | undefined
  const look = () => {
    const state = session.state()
    if ((state.signedIn && !state.profile) || bound === state.epoch) return
    bound = state.epoch
    end()
    end = tracksPosition(state) ? begin() : () => {}
  }
  const forget = session.subscribe(look)
  look()
  return () => {
    forget()
    end()
  }
}
