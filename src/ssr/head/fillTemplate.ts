import type { RenderedPage } from '../render/mergeScreens'
import type { PageHead } from './pageHead'

/** Parts that are inserted into the built index.html. */
export interface PageParts {
  /** Address of the service, if the build does not define it. */
  serviceUrl?: string
  serviceV2Url?: string
  /** Origin for media that the service names by a path. */
  mediaOrigin?: string
  head?: PageHead
  /** Class of the root element. */
  rootClass?: string
  /** Language of the document, if it is not English. */
  language?: string
  direction?: 'rtl'
  iconUrl?: string
  /** Style sheets of the brand. */
  brandSheets?: readonly string[]
  /** The rendered page. Its rules precede the style sheets of the brand. */
  content?: RenderedPage
  /** Address of the script that replaces it with the client-rendered page. */
  swapPageUrl?: string
  /** Address of the script that starts the app later, instead of the scripts of the page. */
  deferStartUrl?: string
}

/** Fills the built index.html. All data is escaped. */
export function fillTemplate(template: string, parts: PageParts): string {
  const { serviceUrl, head, rootClass, iconUrl, content, deferStartUrl, language, direction } = parts
  let html = content && deferStartUrl ? deferScripts(template, deferStartUrl) : template
  const replace = (pattern: RegExp, replacement: string) => {
    html = html.replace(pattern, () => replacement)
  }
  if (language)
    replace(/<html lang="[^"]*"/, `<html lang="${escapeHtml(language)}"${direction ? ` dir="${direction}"` : ''}`)
  if (rootClass) replace(/<html/, `<html class="${escapeHtml(rootClass)}"`)
  if (serviceUrl) {
    replace(/<meta name="marquee-service"[^>]*>/, metaTag('marquee-service', serviceUrl))
    replace(
      /<link rel="preload" as="fetch"[^>]*>/,
      `<link rel="preload" as="fetch" href="${escapeHtml(`${serviceUrl}config/`)}" crossorigin />`,
    )
  }
  if (head) replace(/<title>[^<]*<\/title>/, `<title>${escapeHtml(head.title)}</title>`)
  if (iconUrl) replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${escapeHtml(iconUrl)}" />`)
  replace(/<\/head>/, `${addedTags(parts).join('\n    ')}\n  </head>`)
  return content ? insertContent(html, content) : html
}

function addedTags({ serviceV2Url, mediaOrigin, head, content, brandSheets = [], swapPageUrl }: PageParts): string[] {
  return [
    serviceV2Url && metaTag('marquee-service-v2', serviceV2Url),
    mediaOrigin && metaTag('marquee-media', mediaOrigin),
    ...(head ? headTags(head) : []),
    content && `<style>${content.css}</style>`,
    ...brandSheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    swapPageUrl && `<script type="module" crossorigin src="${escapeHtml(swapPageUrl)}"></script>`,
  ].filter((tag): tag is string => typeof tag === 'string' && tag !== '')
}

function insertContent(template: string, { html, preloads }: RenderedPage): string {
  return (
    template
      // The first image and the styles must not share the bandwidth with scripts and data, most of which the first script
      // requests anyway.
      .replace(/ *<link rel="modulepreload"[^>]*>\n?/g, '')
      .replace(/<(?:script type="module"|link rel="preload" as="fetch") /g, (tag) => `${tag}fetchpriority="low" `)
      // After the viewport meta tag, which determines the size of the image.
      .replace(/<meta name="viewport"[^>]*>\n/, (tag) => tag + preloads)
      .replace(
        /<div id="app">[\s\S]*<\/div>(?=\s*<\/body>)/,
        () => `<div id="app" data-pending></div>\n    <div id="ssr">${html}</div>`,
      )
  )
}

/** Replaces the scripts of the page by one that loads them later, in the same order (src/ssr/client/deferStart.ts). */
function deferScripts(template: string, deferStartUrl: string): string {
  const scripts: string[] = []
  const rest = template.replaceAll(
    / *<script type="module"[^>]* src="([^"]*)"[^>]*><\/script>\n?/g,
    (_, src: string) => {
      scripts.push(src)
      return ''
    },
  )
  const tag = `<script type="module" crossorigin src="${escapeHtml(deferStartUrl)}" data-start="${scripts.join(' ')}"></script>`
  return rest.replace(/ *<\/head>/, () => `    ${tag}\n  </head>`)
}

function headTags({ title, description, canonical, imageUrl, siteName, type, noindex, data }: PageHead): string[] {
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}" />`
  return [
    description && metaTag('description', description),
    noindex ? metaTag('robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
    property('og:title', title),
    property('og:site_name', siteName),
    property('og:type', type),
    property('og:url', canonical),
    description && property('og:description', description),
    imageUrl && property('og:image', imageUrl),
    metaTag('twitter:card', imageUrl ? 'summary_large_image' : 'summary'),
    // Escape "<" so that data cannot close the script element.
    data && `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  ].filter((tag): tag is string => typeof tag === 'string' && tag !== '')
}

const metaTag = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`
const ESCAPED_CHARACTERS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML content and attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ESCAPED_CHARACTERS[character] ?? '')
