import type { Drawing } from '../draw/bothScreens'
import type { PageHead } from './pageHead'

/** What is put into the built page. */
export interface Filling {
  /** Where pages find the service, where that is not said by the build. */
  service?: string
  serviceV2?: string
  /** Origin of what the service names by a path. */
  media?: string
  head?: PageHead
  /** Class of the root element. */
  rootClass?: string
  /** Of the document, where it is not English. */
  language?: string
  direction?: 'rtl'
  icon?: string
  /** Of the brand. */
  brandSheets?: readonly string[]
  /** The drawn page. Brands go before its rules. */
  drawn?: Drawing
  /** The script that puts the living page in its place. */
  takeOver?: string
  /** The script that starts the site of a drawn page, in place of the page's own. */
  deferStart?: string
}

/** Puts what is known of a page into the built one. All that comes from data is escaped. */
export function fillPage(page: string, filling: Filling): string {
  const {
    service,
    serviceV2,
    media,
    head,
    rootClass,
    icon,
    brandSheets = [],
    drawn,
    takeOver,
    deferStart,
    language,
    direction,
  } = filling
  let html = drawn && deferStart ? withDeferred(page, deferStart) : page
  const put = (before: RegExp, after: string) => {
    html = html.replace(before, () => after)
  }
  if (language) put(/<html lang="[^"]*"/, `<html lang="${escaped(language)}"${direction ? ` dir="${direction}"` : ''}`)
  if (rootClass) put(/<html/, `<html class="${escaped(rootClass)}"`)
  if (service) {
    put(/<meta name="marquee-service"[^>]*>/, meta('marquee-service', service))
    put(
      /<link rel="preload" as="fetch"[^>]*>/,
      `<link rel="preload" as="fetch" href="${escaped(`${service}config/`)}" crossorigin />`,
    )
  }
  const more = [
    serviceV2 && meta('marquee-service-v2', serviceV2),
    media && meta('marquee-media', media),
    ...(head ? headTags(head) : []),
    drawn && `<style>${drawn.css}</style>`,
    ...brandSheets.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`),
    takeOver && `<script type="module" crossorigin src="${escaped(takeOver)}"></script>`,
  ].filter(Boolean)
  if (head) put(/<title>[^<]*<\/title>/, `<title>${escaped(head.title)}</title>`)
  if (icon) put(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${escaped(icon)}" />`)
  put(/<\/head>/, `${more.join('\n    ')}\n  </head>`)
  if (drawn) {
    // What is drawn is seen first: its picture and styles do not share the line with what makes the page live, most of
    // which the first script asks for by itself.
    html = html
      .replace(/ *<link rel="modulepreload"[^>]*>\n?/g, '')
      .replace(/<(?:script type="module"|link rel="preload" as="fetch") /g, (tag) => `${tag}fetchpriority="low" `)
    // After the width of the screen, which says how large it is.
    html = html.replace(/<meta name="viewport"[^>]*>\n/, (tag) => tag + drawn.pictures)
    put(
      /<div id="app">[\s\S]*<\/div>(?=\s*<\/body>)/,
      `<div id="app" data-below></div>\n    <div id="drawn">${drawn.html}</div>`,
    )
  }
  return html
}

/** Leaves the page's own scripts to one that asks for them later, in their order (src/edge/browser/deferStart.ts). */
function withDeferred(page: string, deferStart: string): string {
  const own: string[] = []
  const rest = page.replaceAll(/ *<script type="module"[^>]* src="([^"]*)"[^>]*><\/script>\n?/g, (_, src: string) => {
    own.push(src)
    return ''
  })
  const tag = `<script type="module" crossorigin src="${escaped(deferStart)}" data-start="${own.join(' ')}"></script>`
  return rest.replace(/ *<\/head>/, () => `    ${tag}\n  </head>`)
}

function headTags({ title, description, canonical, image, site, type, noindex, data }: PageHead): string[] {
  const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`
  return [
    description && meta('description', description),
    noindex ? meta('robots', 'noindex') : `<link rel="canonical" href="${escaped(canonical)}" />`,
    property('og:title', title),
    property('og:site_name', site),
    property('og:type', type),
    property('og:url', canonical),
    description && property('og:description', description),
    image && property('og:image', image),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    // As data it is run by nobody; a sign that could end it is written otherwise.
    data && `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  ].filter((tag) => typeof tag === 'string' && tag !== '') as string[]
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`
const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in HTML, also within an attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? '')
