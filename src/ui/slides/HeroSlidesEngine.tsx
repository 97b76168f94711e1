import Autoplay from 'embla-carousel-autoplay'
import Fade from 'embla-carousel-fade'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useState } from 'react'

export type SlidesApi = NonNullable<UseEmblaCarouselType[1]>

interface Props {
  viewport: HTMLElement
  /** Slide to begin with. */
  start: number
  rtl: boolean
  /** true: slides advance by themselves. */
  advancing: boolean
  onReady: (api: SlidesApi | undefined) => void
  onSelect: (index: number) => void
  /** Told when the time of a slide begins to run (true), and when it stops. */
  onTimer: (running: boolean) => void
}

/** How long a slide stays, in milliseconds (spec, section 9). */
export const ADVANCE = 3000

/** What embla needs for a cross-fade of 500 ms: its measure is a friction, with which 99 % are there after 483 ms. */
const FADE = 20

/** Swiping, cross-fading and advancing. Loaded after the first slide has been painted. */
export default function HeroSlidesEngine({ viewport, start, rtl, advancing, onReady, onSelect, onTimer }: Props) {
  const [options] = useState(() => ({
    loop: true,
    duration: FADE,
    startIndex: start,
    direction: rtl ? ('rtl' as const) : ('ltr' as const),
    watchFocus: false,
  }))
  const [plugins] = useState(() => [
    Fade(),
    Autoplay({ delay: ADVANCE, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false }),
  ])
  const [setViewport, api] = useEmblaCarousel(options, plugins)

  useEffect(() => setViewport(viewport), [setViewport, viewport])

  useEffect(() => {
    if (!api) return
    const select = () => onSelect(api.selectedScrollSnap())
    const started = () => onTimer(true)
    const stopped = () => onTimer(false)
    api.on('select', select).on('autoplay:timerset', started).on('autoplay:timerstopped', stopped)
    onReady(api)
    return () => {
      onReady(undefined)
      api.off('select', select).off('autoplay:timerset', started).off('autoplay:timerstopped', stopped)
    }
  }, [api, onReady, onSelect, onTimer])

  useEffect(() => {
    if (!api) return
    const { autoplay } = api.plugins()
    const apply = () => (advancing && api.scrollSnapList().length > 1 ? autoplay.play() : autoplay.stop())
    const again = () => advancing && autoplay.reset()
    apply()
    // A finger stops the time, a new size of the window makes embla begin anew; a slide that was asked for stays its full time.
    api.on('pointerUp', apply).on('reInit', apply).on('select', again)
    return () => {
      api.off('pointerUp', apply).off('reInit', apply).off('select', again)
    }
  }, [api, advancing])

  return null
}
