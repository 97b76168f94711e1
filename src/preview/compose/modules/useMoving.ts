import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { dataIn } from '../draft/siteData'
import type { OutlineItem } from '../outline/outlineGroups'
import { followDrag } from './drag'
import { clampPlace, currentPlace, placeSentence } from './moves'

export interface ModuleMove {
  item: OutlineItem
  /** From 0. */
  from: number
  /** The place where it is dropped. */
  to: number
  /** Where the pointer is; undefined in move mode, by keys. */
  pointer?: { x: number; y: number }
  /** The pointer has left the place of the press. A handle near an edge does not scroll the page before that. */
  isAway?: boolean
  /** The pointer is over the page. */
  isOnPage?: boolean
}

/** CSS pixels. */
const MIN_MOVE_DISTANCE_PX = 10

interface MovingOptions {
  files: SiteTexts
  onStart: (item: OutlineItem) => void
  moveTo: (item: OutlineItem, to: number) => void
  say: (message: string) => void
  /** The place among the other modules at a point of the window. */
  placeAt: (moving: ModuleMove, x: number, y: number) => number | undefined
  isOnPage: (x: number, y: number) => boolean
  /**
   * Scrolls what is at a point near an edge.
   * @returns whether it scrolled
   */
  scrollAt: (x: number, y: number) => boolean
}

export type ModuleMoves = ReturnType<typeof useMoving>

/** A module that is being moved, by a pointer or in move mode. Nothing changes until it is dropped. */
export function useMoving({ files, onStart, moveTo, say, placeAt, isOnPage, scrollAt }: MovingOptions) {
  const [moving, setMoving] = useState<ModuleMove>()
  // Pointers report several moves between two renderings.
  const latest = useRef<ModuleMove>(undefined)

  function set(next: ModuleMove | undefined): void {
    latest.current = next
    setMoving(next)
  }

  function begin(item: OutlineItem, pointer?: ModuleMove['pointer']): void {
    const from = currentPlace(files, item)
    onStart(item)
    set({ item, from, to: from, pointer })
    const keys = pointer ? '' : ' Arrow keys choose a place, Enter drops it.'
    say(`Moving ${item.name}.${keys} Esc cancels.`)
  }

  function aim(to: number | undefined, pointer?: ModuleMove['pointer']): void {
    const before = latest.current
    if (!before) return
    const data = dataIn(files, before.item.file)
    const place = to === undefined ? before.to : clampPlace(data, before.from, to)
    if (place !== before.to) say(placeSentence(data, before.from, place))
    if (place === before.to && !pointer) return
    set({ ...before, to: place, pointer, isOnPage: pointer && isOnPage(pointer.x, pointer.y) })
  }

  function drop(): void {
    const last = latest.current
    set(undefined)
    if (last) moveTo(last.item, last.to)
  }

  function cancel(): void {
    const last = latest.current
    set(undefined)
    if (last) say(`${last.item.name} was not moved.`)
  }

  const onFrame = useEffectEvent(() => {
    const { current } = latest
    if (!current?.pointer || !current.isAway) return
    const { x, y } = current.pointer
    if (scrollAt(x, y)) aim(placeAt(current, x, y), current.pointer)
  })
  const isDragged = moving?.pointer !== undefined
  useEffect(() => {
    if (!isDragged) return
    let frame = 0
    const update = () => {
      onFrame()
      frame = requestAnimationFrame(update)
    }
    update()
    return () => cancelAnimationFrame(frame)
  }, [isDragged])

  return {
    moving,
    /** Starts move mode. */
    begin: (item: OutlineItem) => begin(item),
    /** Moves the place in move mode. */
    step: (by: number) => aim((latest.current?.to ?? 0) + by),
    drop,
    cancel,
    /** Drags a module by the handle or row that was pressed. */
    press(item: OutlineItem, event: PointerEvent): void {
      if (event.button !== 0) return
      followDrag(event.nativeEvent, {
        onStart: (x, y) => begin(item, { x, y }),
        onMove(x, y) {
          const { current } = latest
          if (!current) return
          const isAway = Math.hypot(x - event.clientX, y - event.clientY) > MIN_MOVE_DISTANCE_PX
          if (isAway && !current.isAway) set({ ...current, isAway })
          aim(placeAt(current, x, y), { x, y })
        },
        onDrop: drop,
        onCancel: cancel,
      })
    },
  }
}
