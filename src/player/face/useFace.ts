import { type RefObject, useEffect, useState } from 'react'
import type Player from 'video.js/dist/types/player'
import type { PlayerSettings } from '../playerSettings'
import { createElement, createFace, type FaceSettings } from './createFace'
import { pictureFirst } from './pictureFirst'
import { startFaceLife } from './startFaceLife'

/** A player that is there. `over` is the place for parts of ours inside it: they follow it into full screen. */
export interface Face {
  player: Player
  video: HTMLVideoElement
  over: HTMLElement
  /** What it was made from. */
  settings: FaceSettings
}

/**
 * Makes a player in a place of the page, and takes it away with the component.
 * @param settings undefined: nothing to play yet. Another object makes another player
 */
export function useFace(
  place: RefObject<HTMLElement | null>,
  settings: FaceSettings | undefined,
  latest: RefObject<PlayerSettings>,
): Face | undefined {
  const [face, setFace] = useState<Face>()
  useEffect(() => {
    if (!settings || !place.current) return
    const element = createElement(place.current)
    let end: (() => void) | undefined
    const stop = pictureFirst(element, settings, () => {
      const player = createFace(element, settings)
      const over = document.createElement('div')
      over.className = 'mq-player__over'
      const root = player.el() as HTMLElement
      root.insertBefore(over, root.querySelector('.vjs-control-bar'))
      const made = { player, video: root.querySelector('video') as HTMLVideoElement, over, settings }
      const endLife = startFaceLife(made, latest)
      end = () => {
        // Before it is gone: where the viewer is has to be read once more.
        endLife()
        player.dispose()
      }
      setFace(made)
    })
    return () => {
      stop()
      setFace(undefined)
      if (end) end()
      else element.remove()
    }
  }, [place, settings, latest])
  // That of other settings is being disposed of.
  return face?.settings === settings ? face : undefined
}
