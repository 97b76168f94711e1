import { type RefObject, useEffect, useRef, useState } from 'react'
import type Player from 'video.js/dist/types/player'
import { createElement, createFace, type FaceSettings } from './createFace'
import { pictureFirst } from './pictureFirst'

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
export function useFace(place: RefObject<HTMLElement | null>, settings: FaceSettings | undefined): Face | undefined {
  const [face, setFace] = useState<Face>()
  const latest = useRef(settings)
  latest.current = settings
  useEffect(() => {
    if (!settings || !place.current) return
    const element = createElement(place.current)
    let player: Player | undefined
    const stop = pictureFirst(element, settings, () => {
      player = createFace(element, settings)
      const over = document.createElement('div')
      over.className = 'mq-player__over'
      const root = player.el() as HTMLElement
      root.insertBefore(over, root.querySelector('.vjs-control-bar'))
      setFace({ player, video: root.querySelector('video') as HTMLVideoElement, over, settings })
    })
    return () => {
      stop()
      setFace(undefined)
      if (player) player.dispose()
      else element.remove()
    }
  }, [place, settings])
  // That of other settings is being disposed of.
  return face?.settings === settings ? face : undefined
}
