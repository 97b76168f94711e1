import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type Player from 'video.js/dist/types/player'
import type { Text } from '../../text/createText'
import type { EngineSettings } from '../engine/engineSource'
import { createStream } from '../engine/stream'
import type { PlayerOverlay } from '../overlay/PlayerOverlay'
import type { PlayerSettings } from '../playerSettings'
import type { PlayableSource } from '../sources/orderSources'
import { streamType } from '../sources/streamType'
import type { ChosenSource } from '../sources/useSource'
import type { Patience } from '../stallGuard'
import { controlsCode } from './controlsCode'
import { pictureFirst } from './pictureFirst'

export interface ControlsSettings {
  source: PlayableSource
  patience: Patience
  engine: EngineSettings
  poster?: string
  /** true: the site's own controls and watermark also where a phone would bring its own full screen. */
  preventNativeFullscreen: boolean
  t: Text
}

/** A player that is there. `overlay` is the slot for parts of ours inside it: they follow it into full screen. */
export interface PlayerControls {
  player: Player
  video: HTMLVideoElement
  overlay: HTMLElement
  /** What it was made from. */
  settings: ControlsSettings
  /** What fills the slot: it comes with the controls. */
  PlayerOverlay: typeof PlayerOverlay
}

/**
 * Creates a player in a slot of the page, and removes it with the component.
 * @param chosen undefined: nothing to play yet. Only another choice creates another player: what is known later of viewer
 * and title does not start the film again
 * @param current what the player reads of the page while it plays
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
    let left = false
    let leave = () => element.remove()
    const create = async () => {
      const code = await controlsCode.load().catch((error) => {
        if (!left) engine.onFailure({ kind: 'engine' }, error)
      })
      if (!code || left) return
      const { controls, end } = code.startControls(element, settings, stream, latest)
      leave = end
      setCreated({ chosen, controls })
    }
    const stop = pictureFirst(element, stream, settings, create)
    return () => {
      left = true
      stop()
      setCreated(undefined)
      leave()
      stream?.close()
    }
  }, [slot, chosen])
  // The player of another choice is being removed.
  return created?.chosen === chosen ? created?.controls : undefined
}

/** Puts a video element in a slot of the page. */
function createElement(slot: HTMLElement): HTMLVideoElement {
  const element = document.createElement('video')
  element.className = 'video-js'
  element.playsInline = true
  slot.append(element)
  return element
}
