import type { CSSProperties } from 'react'
import { imageSrcSet, imageUrl } from '../../../src/lib/url/mediaUrl'
import { artColourStyle, formatDuration, type HomeModule, type HomeTitle } from './homeData'

/** Wider windows load an image of their width. Narrower ones load a fixed width that covers a portrait screen. */
const MAX_PHONE_WIDTH_PX = 600

export function Hero({ module }: { module: HomeModule }) {
  return (
    <div className="mq-hero mq-hero--full">
      <section className="mq-slides" aria-roledescription="carousel" aria-label="Featured">
        <div className="mq-slides__viewport">
          <div className="mq-slides__track" aria-live="off">
            {module.content.map((title, index) => (
              // biome-ignore lint/a11y/useSemanticElements: the markup of the page it is compared with
              <div
                key={title.slug}
                className="mq-slides__slide"
                role="group"
                aria-roledescription="slide"
                aria-label={`Slide ${index + 1} of ${module.content.length}`}
                inert={index > 0}
              >
                <Slide title={title} shown={index === 0} />
              </div>
            ))}
          </div>
        </div>
      </section>
    </div>
  )
}

function Slide({ title, shown }: { title: HomeTitle; shown: boolean }) {
  const { slug, name, images, kicker, summaries, id } = title
  const wide = window.innerWidth > MAX_PHONE_WIDTH_PX
  const width = wide ? Math.min(2400, window.innerWidth) : 1200
  const letters = Math.max(4, Math.ceil(name.length / 1.8), ...name.split(' ').map((word) => word.length))
  return (
    <article className="mq-hero__slide" data-tone={images.tone} style={artColourStyle(images.ink)}>
      <div className="mq-hero__art">
        {shown && (
          <img
            src={imageUrl(images.banner, width)}
            srcSet={wide ? imageSrcSet(images.banner, width) : undefined}
            sizes={wide ? 'max(110vw, 1310px)' : undefined}
            alt=""
            width={width}
            height={Math.round((width * 9) / 21)}
            loading="eager"
            fetchPriority="high"
            decoding="async"
          />
        )}
      </div>
      <div className="mq-hero__copy">
        <p className="mq-hero__kicker">{kicker}</p>
        <div className="mq-lettering" style={{ '--ratio': images.logoRatio } as CSSProperties}>
          <div className="mq-vh">
            <h2 className="mq-hero__name" style={{ '--letters': letters } as CSSProperties}>
              {name}
            </h2>
          </div>
          <img src={images.logo} alt="" decoding="async" />
        </div>
        <p className="mq-meta">
          <span>{title.release_year}</span>
          <span>{title.genres?.[0]?.name}</span>
          <span>{formatDuration(title.runtime ?? 0)}</span>
          <span className="mq-meta__badge">{title.rating}</span>
        </p>
        <p className="mq-hero__text mq-clamp">{summaries?.summary}</p>
        <div className="mq-hero__actions">
          <a className="mq-btn mq-btn--first" href={`/play/${slug}`} data-card={id}>
            <svg className="mq-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M7 4.5v15l12-7.5z" fill="currentColor" />
            </svg>
            Watch
            <span className="mq-vh"> {name}</span>
          </a>
          {/* biome-ignore lint/a11y/useAnchorContent: it has a label */}
          <a
            className="mq-btn mq-btn--quiet mq-btn--round"
            href={`/title/${slug}`}
            aria-label={`More about ${name}`}
            data-card={id}
          >
            <svg className="mq-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5.5M12 7.6v.1" />
            </svg>
          </a>
          <button type="button" className="mq-btn mq-btn--quiet mq-btn--round" aria-label={`My list: ${name}`}>
            <svg className="mq-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M12 5v14M5 12h14" />
            </svg>
          </button>
        </div>
      </div>
    </article>
  )
}
