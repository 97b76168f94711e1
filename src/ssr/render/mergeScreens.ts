import { extractStyles } from './extractStyles'
import { markHeroOverlay } from './markHeroOverlay'
import { preloadImages } from './preloadImages'
import { removeHiddenImages } from './removeHiddenImages'

/** A page rendered to HTML. */
export interface RenderedPage {
  html: string
  /** Rules that replace the style attributes of its elements. */
  css: string
  /** Preload links of its first images. */
  preloads: string
}

/**
 * Combines the HTML for wide screens and for phones into one page, because a request does not contain the width of the
 * screen. A media query shows one of them until the client-rendered page replaces both.
 * @param wide output of React
 * @param phone output of React
 * @param breakpoint smallest width of a wide screen, in CSS pixels
 */
export function mergeScreens(wide: string, phone: string, breakpoint: number): RenderedPage {
  const own = toRenderedPage(wide, 'data-d')
  if (wide === phone) return own
  // Both number their styles from 0, so they need different attributes.
  const other = toRenderedPage(phone, 'data-p')
  const [below, above] = [`(max-width:${breakpoint - 0.02}px)`, `(min-width:${breakpoint}px)`]
  // Each screen preloads its own images.
  const preloadsFor = ({ preloads }: RenderedPage, media: string) =>
    preloads.replaceAll('as="image"', `as="image" media="${media}"`)
  // Hidden images must not load; the first visible ones are preloaded.
  const lazy = ({ html }: RenderedPage) => html.replaceAll('loading="eager"', 'loading="lazy"')
  return {
    html: `<div data-screen="wide">${lazy(own)}</div><div data-screen="phone">${lazy(other)}</div>`,
    css: [
      own.css,
      other.css,
      `@media ${below}{[data-screen="wide"]{display:none}}`,
      `@media ${above}{[data-screen="phone"]{display:none}}`,
    ].join(''),
    preloads: preloadsFor(own, above) + preloadsFor(other, below),
  }
}

function toRenderedPage(rendered: string, attribute: string): RenderedPage {
  const { html, css } = extractStyles(removeHiddenImages(rendered), attribute)
  return { html: markHeroOverlay(html), css, preloads: preloadImages(html) }
}
