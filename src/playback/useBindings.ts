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
import { bindSaving } from './bindSaving'
import { unsentOf } from './unsentOf'

/** What watches a player for others. */
export interface Bindings {
  bind: NonNullable<PlayerSettings['bind']>
  /** Tells analytics of a failure that the viewer was told of. */
  failed: (failure: PlaybackFailure) => void
  /** The asset, with the place to go on from: what was not sent yet is later than what the service knows. */
  resumed: PlaybackAsset | undefined
}

interface Wishes {
  /** true: nobody's progress is saved. */
  unsaved?: boolean
  /** true: it begins at its beginning. */
  fromStart?: boolean
}

/** Progress and analytics of one asset. */
export function useBindings(
  wanted: PlaybackRequest,
  asset: PlaybackAsset | undefined,
  { unsaved = false, fromStart = false }: Wishes,
): Bindings {
  const runtime = useRuntime()
  const { session } = runtime
  const consent = useConsent()
  const told = useRef<ReturnType<typeof bindAnalytics> & { of: PlaybackAsset }>(undefined)
  const { title, asset: wantedAsset } = wanted

  const resumed = useMemo(() => {
    if (asset && fromStart) return { ...asset, progress: 0 }
    const left = asset?.asset_id === undefined ? undefined : unsentOf(session).of(asset.asset_id)
    return asset && left && !unsaved ? { ...asset, progress: left.progress } : asset
  }, [asset, unsaved, fromStart, session])

  const bind = useCallback<Bindings['bind']>(
    (_player, video) => {
      if (!asset) return () => {}
      const { document: site } = runtime.plan
      const asset_id = asset.asset_id ?? title.slug
      const analytics = bindAnalytics(
        video,
        { ...playedOf(title), asset_id, title_id: asset.title_id ?? title.id },
        runtime.events.emit,
      )
      told.current = { ...analytics, of: asset }
      const leaves = [
        unsaved ? () => {} : bindSaving(runtime, video, { title, asset }),
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
        for (const leave of leaves) leave()
      }
    },
    [title, asset, runtime, consent, unsaved],
  )
  const failed = useCallback(
    (failure: PlaybackFailure) => {
      const code = failure.kind === 'refused' ? (failure.code ?? failure.kind) : failure.kind
      if (asset && told.current?.of === asset) return told.current.failed(code)
      // It ended before there was a player.
      const asset_id = wantedAsset ?? assetIdOf(title) ?? title.slug
      runtime.events.emit({ name: 'player_error', code, ...playedOf(title), asset_id, position: 0 })
    },
    [runtime, title, asset, wantedAsset],
  )
  return { bind, failed, resumed }
}

/** What analytics are told of a title. Its ids elsewhere are there where all of it was asked for. */
function playedOf(title: TitleCard): Omit<PlayedAsset, 'asset_id'> {
  const { id: title_id, atlas_id, mcid }: Partial<Title> = title
  return { title_id, ...(atlas_id && { atlas_id }), ...(mcid && { mcid }) }
}
