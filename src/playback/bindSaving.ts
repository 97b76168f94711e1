import { keepsHistory } from '../catalogue/title/continueWatching'
import type { PlaybackAsset, TitleCard } from '../generated/types'
import { serviceBase } from '../lib/url/serviceBase'
import { bindProgress } from '../player/progress/bindProgress'
import { createProgressKeeper } from '../player/progress/progressKeeper'
import { createProgressSender, type SendProgress, tracksPosition } from '../player/progress/progressSender'
import { ServiceError } from '../service/http/response'
import { assetIdOf } from '../service/playback'
import type { Runtime } from '../site/runtime'
import { prefetchedPlayback } from './prefetchedPlayback'
import { refreshHistory, showProgress } from './showProgress'
import { unsentOf } from './unsentOf'

interface Saved {
  title: TitleCard
  asset: PlaybackAsset
}

/**
 * Saves how far the viewer gets: only of somebody who is signed in and wants it, and only of types whose history the site
 * keeps (spec, section 4: Player); never of a live picture. Who it is may be known only after the film has begun; where
 * the service does not say so, it is kept in this browser until it does.
 * @returns ends it, with a last save
 */
export function bindSaving(runtime: Runtime, video: HTMLVideoElement, { title, asset }: Saved): () => void {
  const { http, session, plan } = runtime
  const type = asset.title_type ?? title.title_type
  const id = asset.asset_id ?? assetIdOf(title)
  if (asset.is_live || id === undefined || !keepsHistory(plan.document.site_config, type)) return () => {}

  /** @param isKept whether it is only kept in this browser, until it is known who it is */
  const begin = (isKept: boolean) => {
    const send = isKept ? keepOnly : createProgressSender(http, session)
    const scope = runtime.data()
    let sending: Promise<boolean> = Promise.resolve(true)
    const keeper = createProgressKeeper({
      asset: { title_id: asset.title_id ?? title.id ?? title.slug, asset_id: id },
      send(entry, options) {
        const sent = send(entry, options).finally(() => prefetchedPlayback(runtime).drop())
        sending = sent.then(
          (reply) => showProgress(runtime, scope, entry, reply),
          () => false,
        )
        return sent
      },
      unsent: unsentOf(session),
      interval: asset.watch_interval,
    })
    const unbind = bindProgress(video, keeper)
    return () => {
      unbind()
      void sending.then((isShown) => (isShown ? undefined : refreshHistory(scope)))
    }
  }
  let end = () => {}
  let bound: string | undefined
  const look = () => {
    const state = session.state()
    const { signedIn, profile, isKnown, epoch } = state
    // The service may say in a moment who it is.
    if (signedIn && !profile && !isKnown) return
    const isKept = signedIn && !profile
    if (bound === `${epoch} ${isKept}`) return
    bound = `${epoch} ${isKept}`
    end()
    end = isKept || tracksPosition(state) ? begin(isKept) : () => {}
    // What is kept now is sent when it is known who it is, also after the film.
    if (isKept)
      void import('../player/progress/sendUnsent').then((code) => code.resend(http, session, serviceBase(document)))
  }
  const forget = session.subscribe(look)
  look()
  return () => {
    forget()
    end()
  }
}

/** As a sender: nothing goes out, so that what was to be sent stays kept. */
const keepOnly: SendProgress = async () => {
  throw new ServiceError('aborted', 'user/history/')
}
