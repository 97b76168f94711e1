import type { PlaybackAsset, TitleCard } from '../../generated/types'
import { bindProgress } from '../../player/progress/bindProgress'
import { createProgressKeeper } from '../../player/progress/progressKeeper'
import { createProgressSender } from '../../player/progress/progressSender'
import { tracksPosition } from '../../player/progress/tracksPosition'
import type { UnsentProgress } from '../../player/progress/unsentProgress'
import type { Runtime } from '../../site/runtime'
import { keepsHistory } from '../continue/keepsHistory'
import { forgetPlayback } from './warmPlayback'

interface Saved {
  title: TitleCard
  asset: PlaybackAsset
  unsent: UnsentProgress
}

/**
 * Saves how far the viewer gets: only of somebody who is signed in and wants it, and only of types whose history the site
 * keeps (spec, section 4: Player); never of a live picture.
 * @returns ends it, with a last save
 */
export function bindSaving(runtime: Runtime, video: HTMLVideoElement, { title, asset, unsent }: Saved): () => void {
  const { http, session, plan } = runtime
  const type = asset.title_type ?? title.title_type
  const id = asset.asset_id ?? title.primary_video?.asset_id ?? title.asset_id
  const saves = tracksPosition(session.state()) && keepsHistory(plan.document.site_config, type) && !asset.is_live
  if (!saves || id === undefined) return () => {}
  const send = createProgressSender(http, session)
  const keeper = createProgressKeeper({
    asset: { title_id: asset.title_id ?? title.id ?? title.slug, asset_id: id },
    send: (entry, options) => send(entry, options).finally(() => forgetPlayback(runtime)),
    unsent,
    interval: asset.watch_interval,
  })
  return bindProgress(video, keeper)
}
