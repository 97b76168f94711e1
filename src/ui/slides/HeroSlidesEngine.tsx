import Autoplay from 'embla-carousel-autoplay'
import Fade from 'embla-carousel-fade'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { useHoverAndFocus } from './useHoverAndFocus'

export type SlidesApi = NonNullable<UseEmblaCarouselType[1]>

interface Props {
  viewport: HTMLElement
  /** Index of the first visible slide. */
  start: number
  rtl: boolean
  /** true: slides advance automatically. */
  advancing: boolean
  onReady: (api: SlidesApi | undefined) => void
  onSelect: (index: number) => void
  /** Called with true when the timer of a slide starts, with false when it stops. */
  onTimer: (running: boolean) => void
  onHover: (hover: boolean) => void
  onFocus: (focus: boolean) => void
}

/** Spec, section 9. */
const ADVANCE_INTERVAL_MS = 3000

/** embla's duration is a friction, not a time: with 20, a cross-fade is 99 % complete after 483 ms (spec: 500 ms). */
const FADE_DURATION = 20

export default function HeroSlidesEngine(props: Props) {
  const { viewport, start, rtl, advancing, onReady, onSelect, onTimer } = props
  useHoverAndFocus(viewport, props.onHover, props.onFocus)
  const [options] = useState(() => ({
    loop: true,
    duration: FADE_DURATION,
    startIndex: start,
    direction: rtl ? ('rtl' as const) : ('ltr' as const),
    watchFocus: false,
  }))
  const [plugins] = useState(() => [
    Fade(),
    Autoplay({ delay: ADVANCE_INTERVAL_MS, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false }),
  ])
  const [setViewport, api] = useEmblaCarousel(options, plugins)

  useEffect(() => setViewport(viewport), [setViewport, viewport])

  useEffect(() => {
    if (!api) return
    const handleSelect = () => onSelect(api.selectedScrollSnap())
    const handleTimerStart = () => onTimer(true)
    const handleTimerStop = () => onTimer(false)
    api
      .on('select', handleSelect)
      .on('autoplay:timerset', handleTimerStart)
      .on('autoplay:timerstopped', handleTimerStop)
    onReady(api)
    return () => {
      onReady(undefined)
      api
        .off('select', handleSelect)
        .off('autoplay:timerset', handleTimerStart)
        .off('autoplay:timerstopped', handleTimerStop)
    }
  }, [api, onReady, onSelect, onTimer])

  useEffect(() => {
    if (!api) return
    const { autoplay } = api.plugins()
    const apply = () => (advancing && api.scrollSnapList().length > 1 ? autoplay.play() : autoplay.stop())
    const restartTimer = () => advancing && autoplay.reset()
    apply()
    // A touch stops the timer, and a resize reinitialises embla: restore the state after both. A slide that the visitor
    // selected is shown for the full interval.
    api.on('pointerUp', apply).on('reInit', apply).on('select', restartTimer)
    return () => {
      api.off('pointerUp', apply).off('reInit', apply).off('select', restartTimer)
    }
  }, [api, advancing])

  return null
}
