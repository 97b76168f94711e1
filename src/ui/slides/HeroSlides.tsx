import { type ReactNode, useRef, useState } from 'react'
import { useText } from '../../text/TextContext'
import { Boundary } from '../Boundary'
import { lazyPart } from '../lazyPart'
import { isRtl } from '../rows/rowKeys'
import { useFirstImageLoaded } from './useFirstImageLoaded'
import { type HeroSlidesOptions, type SlideState, useHeroSlides } from './useHeroSlides'
import { useSlideKeys } from './useSlideKeys'
import './heroSlides.scss'

interface Props extends HeroSlidesOptions {
  label: string
  look: 'dashes' | 'dots'
  slide: (index: number, state: SlideState) => ReactNode
}

// If either fails to load, slides still change, but by arrow keys only or without animation.
const HeroSlidesControls = lazyPart(async () => (await import('./HeroSlidesControls')).HeroSlidesControls)
const HeroSlidesEngine = lazyPart(async () => (await import('./HeroSlidesEngine')).default)

/**
 * A carousel of large slides, one visible at a time. It advances every 3 s unless paused, suspended (usePauseReasons) or
 * with reduced motion. The first slide is plain HTML: the carousel engine is loaded after its image.
 */
export function HeroSlides({ label, look, slide, ...options }: Props) {
  const { count } = options
  const t = useText()
  const region = useRef<HTMLElement>(null)
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const [timerRunning, setTimerRunning] = useState(false)
  const firstImageLoaded = useFirstImageLoaded(count < 2 ? undefined : viewport)
  const slides = useHeroSlides(options, region)
  const { api, selected, clip, canAdvance, advancing, paused, goTo } = slides
  const onKeyDown = useSlideKeys(region, selected, count, (index) => goTo(index, true))

  return (
    <section
      ref={region}
      className="mq-slides"
      aria-roledescription={t('carousel')}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <div ref={setViewport} className="mq-slides__viewport">
        <div
          className="mq-slides__track"
          aria-live={advancing ? 'off' : 'polite'}
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
              {slide(i, slides.stateOf(i))}
            </div>
          ))}
        </div>
      </div>
      {(count > 1 || clip) && (
        <HeroSlidesControls
          count={count}
          selected={selected}
          look={look}
          pause={canAdvance || clip ? { paused, toggle: slides.togglePause } : undefined}
          running={timerRunning}
          onPick={goTo}
          onStep={(by) => goTo(selected + by, true)}
        />
      )}
      {firstImageLoaded && count > 1 && viewport && (
        // If the engine fails in this browser, slides still change without it.
        <Boundary resetKey={count} fallback={() => null}>
          <HeroSlidesEngine
            key={count}
            viewport={viewport}
            start={selected}
            rtl={isRtl(viewport)}
            advancing={advancing && !clip}
            onReady={slides.setApi}
            onSelect={slides.onSelect}
            onTimer={setTimerRunning}
            onHover={slides.setHover}
            onFocus={slides.setFocus}
          />
        </Boundary>
      )}
    </section>
  )
}
