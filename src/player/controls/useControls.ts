import { type RefObject, useEffect, useState } from 'react'
import type Player from 'video.js/dist/types/player'
import type { Text } from '../../text/createText'
import type { EngineSettings } from '../engine/engineSource'
import { createStream } from '../engine/stream'
import type { PlayerOverlay } from '../overlay/PlayerOverlay'
import type { PlayerSettings } from '../playerSettings'
import type { PlayableSource } from '../sources/orderSources'
import { streamType } from '../sources/streamType'
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
 * Makes a player in a slot of the page, and takes it away with the component.
 * @param settings undefined: nothing to play yet. Another object makes another player
 */
export function useControls(
  slot: RefObject<HTMLElement | null>,
  settings: ControlsSettings | undefined,
  latest: RefObject<PlayerSettings>,
): PlayerControls | undefined {
  const [controls, setControls] = useState<PlayerControls>()
  useEffect(() => {
    if (!settings || !slot.current) return
    const element = createElement(slot.current)
    const { source, engine } = settings
    const stream = streamType(source) === 'file' ? undefined : createStream(source, engine)
    let left = false
    let leave = () => element.remove()
    const make = async () => {
      const code = await controlsCode.load().catch((error) => {
        if (!left) engine.onFailure({ kind: 'engine' }, error)
      })
      if (!code || left) return
      const made = code.startControls(element, settings, stream, latest)
      leave = made.end
      setControls(made.controls)
    }
    const stop = pictureFirst(element, stream, settings, make)
    return () => {
      left = true
      stop()
      setControls(undefined)
      leave()
      stream?.close()
    }
  }, [slot, settings, latest])
  // That of other settings is being disposed of.
  return controls?.settings === settings ? controls : undefined
}

/** Puts a video element in a slot of the page. */
function createElement(slot: HTMLElement): HTMLVideoElement {
  const element = document.createElement('video')
  element.className = 'video-js'
  element.playsInline = true
  slot.append(element)
  return element
}
