import { useCallback, useMemo, useRef } from 'react'
import type { PlaybackAsset, Title, TitleCard } from '../generated/types'
import { serviceBase } from '../lib/url/serviceBase'
import { bindAnalytics } from '../player/analytics/bindAnalytics'
import { startMux } from '../player/analytics/mux'
import type { PlaybackFailure } from '../player/failure'
import type { PlayerSettings } from '../player/playerSettings'
import { viewerKey } from '../player/progress/viewerKey'
import type { PlaybackRequest } from '../service/playback'
import { assetIdOf } from '../service/playback'
import type { PlayedAsset } from '../service/siteEvents'
import { useConsent } from '../site/react/ConsentContext'
import { useRuntime } from '../site/react/RuntimeContext'
import { startSavingProgress } from './startSavingProgress'
import { unsentProgressOfViewer } from './unsentProgressOfViewer'

/** Connects a player to progress and analytics. */
export interface PlayerBindings {
  bind: NonNullable<PlayerSettings['bind']>
  /** Emits an event for a failure that is shown to the viewer. */
  onFailure: (failure: PlaybackFailure) => void
  /** The asset with the position to resume from: an unsent position is more recent than that of the service. */
  resumed: PlaybackAsset | undefined
}

interface Options {
  /** true: does not save progress. */
  skipSaving?: boolean
  /** true: ignores the saved position. */
  fromStart?: boolean
}

/** Progress and analytics of one asset. */
export function usePlayerBindings(
  wanted: PlaybackRequest,
  asset: PlaybackAsset | undefined,
  { skipSaving = false, fromStart = false }: Options,
): PlayerBindings {
  const runtime = useRuntime()
  const { session } = runtime
  const consent = useConsent()
  const analyticsRef = useRef<ReturnType<typeof bindAnalytics> & { of: PlaybackAsset }>(undefined)
  const { title, asset: wantedAsset } = wanted

  const resumed = useMemo(() => {
    if (asset && fromStart) return { ...asset, progress: 0 }
    const unsentEntry = asset?.asset_id === undefined ? undefined : unsentProgressOfViewer(session).find(asset.asset_id)
    return asset && unsentEntry && !skipSaving ? { ...asset, progress: unsentEntry.progress } : asset
  }, [asset, skipSaving, fromStart, session])

  const bind = useCallback<PlayerBindings['bind']>(
    (_player, video) => {
      if (!asset) return () => {}
      const { document: site } = runtime.plan
      const asset_id = asset.asset_id ?? title.slug
      const analytics = bindAnalytics(
        video,
        { ...analyticsIds(title), asset_id, title_id: asset.title_id ?? title.id },
        runtime.events.emit,
      )
      analyticsRef.current = { ...analytics, of: asset }
      const cleanups = [
        skipSaving ? () => {} : startSavingProgress(runtime, video, { title, asset }),
        analytics.unbind,
        startMux(video, {
          code: site.mux_code,
          disabled: site.site_config.disable_dd_and_mux,
          consent,
          title: asset.name ?? title.name ?? title.slug,
          series: title.hierarchy?.parent_title,
          video: asset_id,
          viewer: viewerKey(serviceBase(document), runtime.session.state().profile),
        }),
      ]
      return () => {
        for (const cleanup of cleanups) cleanup()
      }
    },
    [title, asset, runtime, consent, skipSaving],
  )
  const onFailure = useCallback(
    (failure: PlaybackFailure) => {
      const code = failure.kind === 'refused' ? (failure.code ?? failure.kind) : failure.kind
      if (asset && analyticsRef.current?.of === asset) return analyticsRef.current.failed(code)
      // It failed before the player was created.
      const asset_id = wantedAsset ?? assetIdOf(title) ?? title.slug
      runtime.events.emit({ name: 'player_error', code, ...analyticsIds(title), asset_id, position: 0 })
    },
    [runtime, title, asset, wantedAsset],
  )
  return { bind, onFailure, resumed }
}

/** The ids of a title for analytics events. External ids exist only if the full title has been loaded. */
function analyticsIds(title: TitleCard): Omit<PlayedAsset, 'asset_id'> {
  const { id: title_id, atlas_id, mcid }: Partial<Title> = title
  return { title_id, ...(atlas_id && { atlas_id }), ...(mcid && { mcid }) }
}
