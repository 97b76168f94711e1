import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type Player from 'video.js/dist/types/player'
import type { TranslateFunction } from '../../text/createText'
import type { EngineSettings } from '../engine/engineSource'
import { createStream } from '../engine/stream'
import type { PlayerOverlay } from '../overlay/PlayerOverlay'
import type { PlayerSettings } from '../playerSettings'
import type { PlayableSource } from '../sources/orderSources'
import { streamType } from '../sources/streamType'
import type { ChosenSource } from '../sources/useSource'
import type { StallTimeouts } from '../watchStalls'
import { controlsLoader } from './controlsLoader'
import { waitForFirstFrame } from './waitForFirstFrame'

export interface ControlsSettings {
  source: PlayableSource
  stallTimeouts: StallTimeouts
  engine: EngineSettings
  poster?: string
  /** true: keep the site's controls and watermark on phones instead of native full screen. */
  preventNativeFullscreen: boolean
  t: TranslateFunction
}

/** A created player. `overlay` is an element inside it for our own UI, which is therefore part of full screen. */
export interface PlayerControls {
  player: Player
  video: HTMLVideoElement
  overlay: HTMLElement
  /** The settings that it was created with. */
  settings: ControlsSettings
  /** The component for the overlay, which loads with the controls. */
  PlayerOverlay: typeof PlayerOverlay
}

/**
 * Creates a player in a slot of the page, and removes it on unmount.
 * @param chosen undefined: no source yet. Only another source creates another player, so changed settings do not restart
 * playback
 * @param current settings that the player reads during playback
 */
export function useControls(
  slot: RefObject<HTMLElement | null>,
  chosen: ChosenSource | undefined,
  createSettings: (chosen: ChosenSource) => ControlsSettings,
  current: PlayerSettings,
): PlayerControls | undefined {
  const [created, setCreated] = useState<{ chosen: ChosenSource; controls: PlayerControls }>()
  const latest = useRef(current)
  useLayoutEffect(() => {
    latest.current = current
  })
  const onChosen = useEffectEvent(createSettings)
  useEffect(() => {
    if (!chosen || !slot.current) return
    const settings = onChosen(chosen)
    const { source, engine } = settings
    const element = createElement(slot.current)
    const stream = streamType(source) === 'file' ? undefined : createStream(source, engine)
    let isRemoved = false
    let remove = () => element.remove()
    const create = async () => {
      const code = await controlsLoader.load().catch((error) => {
        if (!isRemoved) engine.onFailure({ kind: 'engine' }, error)
      })
      if (!code || isRemoved) return
      const { controls, dispose } = code.startControls(element, settings, stream, latest)
      remove = dispose
      setCreated({ chosen, controls })
    }
    const stop = waitForFirstFrame(element, stream, settings, create)
    return () => {
      isRemoved = true
      stop()
      setCreated(undefined)
      remove()
      stream?.close()
    }
  }, [slot, chosen])
  // The player of another source is being removed.
  return created?.chosen === chosen ? created?.controls : undefined
}

function createElement(slot: HTMLElement): HTMLVideoElement {
  const element = document.createElement('video')
  element.className = 'video-js'
  element.playsInline = true
  slot.append(element)
  return element
}
