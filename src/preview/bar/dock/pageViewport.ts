/**
 * Makes the page respond to the width beside the open bar. Media queries, `matchMedia` and `vw` use the width of the
 * window, so while the bar takes width, this adds it to the queries of the page's style sheets and of `matchMedia`, and
 * scales `vw`. Rules of the bar itself are not changed.
 */
export interface PageViewport {
  /** @param width of the bar in CSS pixels; 0: none */
  reserve: (width: number) => void
}

const BAR_CLASS = 'mqp'

/** Adds pixels to each width in a media query. */
export const widenQuery = (query: string, width: number): string =>
  width === 0
    ? query
    : query
        .replaceAll(/((?:min|max)-width:\s*)([\d.]+)px/g, (_, name, px) => `${name}${Number(px) + width}px`)
        .replaceAll(/(\bwidth\s*[<>]=?\s*)([\d.]+)px/g, (_, name, px) => `${name}${Number(px) + width}px`)
        .replaceAll(/([\d.]+)px(\s*[<>]=?\s*width\b)/g, (_, px, name) => `${Number(px) + width}px${name}`)

/** Replaces `vw` units with hundredths of the page's width. */
export const scaleVw = (declarations: string): string =>
  declarations.replaceAll(/(?<![\w.-])(-?(?:\d+\.)?\d+)vw\b/g, 'calc($1 * var(--mqp-vw, 1vw))')

const VW_PROPERTY = '--mqp-vw'

function scaleViewportUnits({ style, selectorText }: CSSStyleRule): void {
  const { cssText } = style
  if (/\dvw\b/.test(cssText) && !cssText.includes(VW_PROPERTY) && !selectorText.includes(`.${BAR_CLASS}`))
    style.cssText = scaleVw(cssText)
}

export function createPageViewport(view: Window & typeof globalThis): PageViewport {
  const { document } = view
  const originalQueries = new WeakMap<CSSMediaRule, string>()
  const queries = new Map<string, MediaQueryList>()
  const nativeMatchMedia = view.matchMedia.bind(view)
  let reserved = 0

  function adapt(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof view.CSSMediaRule) {
        const { media } = rule
        const query = originalQueries.get(rule) ?? media.mediaText
        if (/width/.test(query) && !hasBarRules(rule.cssRules)) {
          originalQueries.set(rule, query)
          media.mediaText = widenQuery(query, reserved)
        }
      }
      if (rule instanceof view.CSSStyleRule) scaleViewportUnits(rule)
      else if ('cssRules' in rule && !(rule instanceof view.CSSKeyframesRule)) adapt(rule.cssRules as CSSRuleList)
    }
  }

  const hasBarRules = (rules: CSSRuleList) =>
    [...rules].some((rule) => rule instanceof view.CSSStyleRule && rule.selectorText.includes(`.${BAR_CLASS}`))

  function adaptAll(): void {
    for (const sheet of document.styleSheets) {
      try {
        adapt(sheet.cssRules)
      } catch {
        // Style sheets of other origins cannot be read.
      }
    }
  }

  /** A MediaQueryList for the page's width that fires `change` when it changes. */
  function pageQuery(media: string): MediaQueryList {
    const cached = queries.get(media)
    if (cached) return cached
    const list = Object.defineProperties(new view.EventTarget(), {
      media: { value: media },
      matches: { get: () => nativeMatchMedia(widenQuery(media, reserved)).matches },
    }) as MediaQueryList
    queries.set(media, list)
    return list
  }

  const notifyQueries = () => {
    for (const list of queries.values()) list.dispatchEvent(new view.Event('change'))
  }
  view.matchMedia = (query) => (/width/.test(query) ? pageQuery(query) : nativeMatchMedia(query))
  view.addEventListener('resize', notifyQueries)
  // Style sheets are added by lazy parts of the page and replaced when they are edited.
  const observer = new view.MutationObserver(adaptAll)
  const onLoad = ({ target }: Event) => {
    if (target instanceof view.HTMLLinkElement) adaptAll()
  }

  return {
    reserve(width) {
      if (width === reserved) return
      const wasClosed = reserved === 0
      reserved = width
      if (width > 0 && wasClosed) {
        observer.observe(document.head, { childList: true, subtree: true, characterData: true })
        document.addEventListener('load', onLoad, true)
      } else if (width === 0) {
        observer.disconnect()
        document.removeEventListener('load', onLoad, true)
      }
      adaptAll()
      if (width > 0) document.documentElement.style.setProperty(VW_PROPERTY, `calc((100vw - ${width}px) / 100)`)
      else document.documentElement.style.removeProperty(VW_PROPERTY)
      notifyQueries()
    },
  }
}
