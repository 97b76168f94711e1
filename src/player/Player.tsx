import { useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../text/TextContext'
import type { FaceSettings } from './face/createFace'
import { useFace } from './face/useFace'
import { PlayerOver } from './over/PlayerOver'
import type { PlayerSettings } from './playerSettings'
import { readPreferences } from './preferences'
import { siteTrackRules } from './siteTrackRules'
import { useSource } from './useSource'
import './player.scss'

interface Props extends PlayerSettings {
  /** What is said in place of the picture. */
  renderFailure: (failure: NonNullable<ReturnType<typeof useSource>['failure']>, retry: () => void) => React.ReactNode
}

/** Plays one asset in the space that it is given. */
export default function Player({ renderFailure, ...settings }: Props) {
  const { asset } = settings
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const { attempt, failure, fail, retry } = useSource(asset)
  const latest = useRef(settings)
  latest.current = settings
  const failing = useRef(fail)
  failing.current = fail

  // Only another attempt makes another player: what is known later of viewer and title must not begin the film anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest is read as it is at that moment
  const faceSettings = useMemo<FaceSettings | undefined>(() => {
    if (!attempt) return undefined
    const { asset, config, language, poster } = latest.current
    const { captions, audio } = readPreferences()
    let failedBefore = false
    return {
      source: attempt.source,
      patience: attempt.patience,
      poster,
      preventNativeFullscreen: config.preventNativeFullscreen,
      t,
      engine: {
        asset,
        startAt: attempt.startAt > 0 ? attempt.startAt : undefined,
        rules: siteTrackRules({ config, language, audio, t }),
        captions,
        authorization: () => latest.current.authorization(),
        ownOrigins: latest.current.ownOrigins,
        onFailure: (failed, detail) => {
          // One attempt fails once: the browser and the engine often tell of the same thing.
          if (failedBefore) return
          failedBefore = true
          const at = place.current?.querySelector('video')?.currentTime ?? 0
          console.error('Playback failed', failed, detail)
          failing.current(failed, at || attempt.startAt)
        },
      },
    }
  }, [attempt])

  const face = useFace(place, faceSettings, latest)
  useEffect(() => {
    if (failure) latest.current.onFailure?.(failure)
  }, [failure])
  // Back on the line: whoever waits for it does not have to press.
  useEffect(() => {
    if (failure?.kind !== 'network' && failure?.kind !== 'timeout') return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [failure, retry])

  return (
    <div className="mq-player" ref={place}>
      {failure && renderFailure(failure, retry)}
      {face && createPortal(<PlayerOver face={face} settings={settings} />, face.over)}
    </div>
  )
}
