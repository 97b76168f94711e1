import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../text/TextContext'
import { Boundary } from '../Boundary'
import { lazyPart } from '../lazyPart'
import { isRtl } from '../rows/rowKeys'
import { useMedia } from '../useMedia'
import type { SlidesApi } from './HeroSlidesEngine'
import { usePauseReasons } from './usePauseReasons'
import { useSlideKeys } from './useSlideKeys'
import './heroSlides.scss'

/** What a slide is told. */
export interface SlideState {
  /** It is the one in sight. */
  shown: boolean
  /** Its picture is to be loaded: it is in sight, comes next, or was there. */
  wanted: boolean
  /** Its clip has its turn, playing or paused. */
  clip: boolean
  playing: boolean
  /** Tells that the clip came to its end, or that there will be none. */
  onClip: (what: 'end' | 'fail') => void
}

interface Props {
  count: number
  label: string
  /** Tells these slides of this visit from others: on Back the one that was left is in sight again. */
  memory: string
  look: 'dashes' | 'dots'
  /** false: slides advance only when asked. */
  autoplay: boolean
  /** Whether a slide has a clip: it stays until the clip ends. */
  hasClip: (index: number) => boolean
  slide: (index: number, state: SlideState) => ReactNode
}

// Without either the slides change all the same, only less smoothly, and by arrow keys.
const Controls = lazyPart(async () => (await import('./HeroSlidesControls')).HeroSlidesControls)
const Engine = lazyPart(async () => (await import('./HeroSlidesEngine')).default)

/** The slides in sight, by memory. A reload begins anew: with the picture that is preloaded. */
const left = new Map<string, number>()

/** For so long after arrows and keys nothing fades, in milliseconds (spec, section 4). */
const QUIET = 500

/**
 * Large slides, one in sight. They advance every 3 s unless somebody looks closer (usePauseReasons), paused them, or wants no
 * motion. The first one is plain HTML: what moves them is loaded after its picture, and without it they still change.
 */
export function HeroSlides({ count, label, memory, look, autoplay, hasClip, slide }: Props) {
  const t = useText()
  const region = useRef<HTMLElement>(null)
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const [pictureThere, setPictureThere] = useState(false)
  const [api, setApi] = useState<SlidesApi>()
  const [picked, setPicked] = useState(() => left.get(memory) ?? 0)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([picked]))
  const [paused, setPaused] = useState(false)
  const [clipOver, setClipOver] = useState<number>()
  const [running, setRunning] = useState(false)
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const { suspended, unseen, resume, handlers } = usePauseReasons(region)
  const [quietUntil, setQuietUntil] = useState(0)

  const selected = Math.min(picked, count - 1)
  const clip = !still && hasClip(selected) && clipOver !== selected
  const moves = autoplay && !still && count > 1

  useEffect(() => {
    if (count < 2 || !viewport) return
    return afterFirstPicture(viewport, () => setPictureThere(true))
  }, [count, viewport])

  // Also where the address alone has changed since.
  useEffect(() => {
    left.set(memory, selected)
  }, [memory, selected])

  const onSelect = useCallback((index: number) => {
    setPicked(index)
    setClipOver(undefined)
    setSeen((before) => (before.has(index) ? before : new Set(before).add(index)))
  }, [])

  const goTo = (index: number, quiet = false) => {
    const now = performance.now()
    if (quiet) setQuietUntil(now + QUIET)
    const to = (index + count) % count
    if (api) api.scrollTo(to, still || quiet || now < quietUntil)
    else onSelect(to)
  }
  const onKeyDown = useSlideKeys(region, selected, count, (index) => goTo(index, true))

  const onClip = (what: 'end' | 'fail') => {
    if (what === 'end' && moves && !suspended && !paused) goTo(selected + 1)
    else setClipOver(selected)
  }

  const toggle = () => {
    setPaused(!paused)
    if (paused) resume()
  }

  return (
    <section
      ref={region}
      className="mq-slides"
      aria-roledescription={t('carousel')}
      aria-label={label}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <div ref={setViewport} className="mq-slides__viewport">
        <div
          className="mq-slides__track"
          aria-live={moves && !suspended && !paused ? 'off' : 'polite'}
          style={api || selected === 0 ? undefined : { transform: `translateX(calc(${selected} * var(--slide-step)))` }}
        >
          {Array.from({ length: count }, (_, i) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset (APG: carousel)
            <div
              key={i}
              className="mq-slides__slide"
              role="group"
              aria-roledescription={t('slide')}
              aria-label={count > 1 ? t('slideOf', { number: i + 1, count }) : undefined}
              inert={i !== selected}
            >
              {slide(i, {
                shown: i === selected,
                wanted: seen.has(i) || i === selected || (Boolean(api) && i === (selected + 1) % count),
                clip: i === selected && clip,
                playing: i === selected && clip && !paused && !unseen,
                onClip,
              })}
            </div>
          ))}
        </div>
      </div>
      {(count > 1 || clip) && (
        <Controls
          count={count}
          selected={selected}
          look={look}
          pause={moves || clip ? { paused, toggle } : undefined}
          running={running}
          onPick={goTo}
          onStep={(by) => goTo(selected + by, true)}
        />
      )}
      {pictureThere && count > 1 && viewport && (
        // A browser that it cannot work in keeps slides that change without it.
        <Boundary resetKey={count} fallback={() => null}>
          <Engine
            key={count}
            viewport={viewport}
            start={selected}
            rtl={isRtl(viewport)}
            advancing={moves && !suspended && !paused && !clip}
            onReady={setApi}
            onSelect={onSelect}
            onTimer={setRunning}
          />
        </Boundary>
      )}
    </section>
  )
}

/** Longest wait for the first picture, in milliseconds. */
const PATIENCE = 4000

/**
 * Calls back once the first picture inside an element has loaded or failed, so that what loads then does not delay it.
 * @returns stops waiting
 */
function afterFirstPicture(element: Element, then: () => void): () => void {
  const picture = element.querySelector('img')
  const controller = new AbortController()
  const { signal } = controller
  const go = () => {
    stop()
    then()
  }
  const timer = setTimeout(go, picture && !picture.complete ? PATIENCE : 0)
  for (const event of ['load', 'error']) picture?.addEventListener(event, go, { signal })
  const stop = () => {
    clearTimeout(timer)
    controller.abort()
  }
  return stop
}
