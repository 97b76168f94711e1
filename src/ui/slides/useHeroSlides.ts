import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useMediaQuery } from '../useMediaQuery'
import type { SlidesApi } from './HeroSlidesEngine'
import { usePauseReasons } from './usePauseReasons'

export interface SlideState {
  /** This is the visible slide. */
  shown: boolean
  /** Load its image: the slide is visible, is the next one, or has been visible. */
  loadsImage: boolean
  /** Render its clip, playing or paused. */
  clip: boolean
  playing: boolean
  /** Reports that the clip ended, or cannot be played. */
  onClip: (event: 'end' | 'fail') => void
}

export interface HeroSlidesOptions {
  count: number
  /** Key under which the visible slide is remembered, so that Back restores it. */
  restoreKey: string
  /** false: slides advance only on request. */
  autoplay: boolean
  /** Whether a slide has a clip. Such a slide stays until the clip ends. */
  hasClip: (index: number) => boolean
}

/** The visible slide by `restoreKey`. Not kept over a reload, because the first slide's image is preloaded. */
const lastSlides = new Map<string, number>()

/** Time without a cross-fade after a step by arrow button or key (spec, section 4). */
const NO_FADE_MS = 500

/** Which slide is visible, whether slides advance automatically, and the state that each slide is rendered with. */
export function useHeroSlides(options: HeroSlidesOptions, region: RefObject<HTMLElement | null>) {
  const { count, restoreKey, autoplay, hasClip } = options
  const [api, setApi] = useState<SlidesApi>()
  const [picked, setPicked] = useState(() => lastSlides.get(restoreKey) ?? 0)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([picked]))
  const [paused, setPaused] = useState(false)
  const [finishedClip, setFinishedClip] = useState<number>()
  const [noFadeUntil, setNoFadeUntil] = useState(0)
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const { suspended, unseen, setHover, setFocus } = usePauseReasons(region)

  const selected = Math.min(picked, count - 1)
  const clip = !reducedMotion && hasClip(selected) && finishedClip !== selected
  const canAdvance = autoplay && !reducedMotion && count > 1
  const advancing = canAdvance && !suspended && !paused

  // Runs for a new key, too: the address may change while the component stays mounted.
  useEffect(() => {
    lastSlides.set(restoreKey, selected)
  }, [restoreKey, selected])

  const onSelect = useCallback((index: number) => {
    setPicked(index)
    setFinishedClip(undefined)
    setSeen((previous) => (previous.has(index) ? previous : new Set(previous).add(index)))
  }, [])

  const goTo = (index: number, noFade = false) => {
    const now = performance.now()
    if (noFade) setNoFadeUntil(now + NO_FADE_MS)
    const target = (index + count) % count
    if (api) api.scrollTo(target, reducedMotion || noFade || now < noFadeUntil)
    else onSelect(target)
  }

  const onClip = (event: 'end' | 'fail') => {
    if (event === 'end' && advancing) goTo(selected + 1)
    else setFinishedClip(selected)
  }

  const togglePause = () => {
    setPaused(!paused)
    // Ignores the focus on the button that was pressed.
    if (paused) setFocus(false)
  }

  const stateOf = (index: number): SlideState => ({
    shown: index === selected,
    loadsImage: seen.has(index) || index === selected || (Boolean(api) && index === (selected + 1) % count),
    clip: index === selected && clip,
    playing: index === selected && clip && !paused && !unseen,
    onClip,
  })

  return {
    api,
    setApi,
    selected,
    clip,
    canAdvance,
    advancing,
    paused,
    togglePause,
    onSelect,
    goTo,
    stateOf,
    setHover,
    setFocus,
  }
}
