/**
 * The problem: beside the open bar a page has less room than the window, but its media queries and its `vw` ask the window.
 * The solution: as long as the bar takes width, the queries of the page's style sheets and of `matchMedia` count it in,
 * and `vw` is a hundredth of the rest. Only what is the page's own: the bar itself answers to the window.
 */
export interface TrueWidth {
  /** @param width what the bar takes of the window, in CSS pixels; 0: nothing */
  take: (width: number) => void
}

const OWN = 'mqp'

/** A media query with so many pixels more in each width that it asks for. */
export const widened = (query: string, width: number): string =>
  width === 0
    ? query
    : query
        .replaceAll(/((?:min|max)-width:\s*)([\d.]+)px/g, (_, name, px) => `${name}${Number(px) + width}px`)
        .replaceAll(/(\bwidth\s*[<>]=?\s*)([\d.]+)px/g, (_, name, px) => `${name}${Number(px) + width}px`)
        .replaceAll(/([\d.]+)px(\s*[<>]=?\s*width\b)/g, (_, px, name) => `${Number(px) + width}px${name}`)

/** Declarations with `vw` as a part of the room that the page has. */
export const relative = (declarations: string): string =>
  declarations.replaceAll(/(?<![\w.-])(-?(?:\d+\.)?\d+)vw\b/g, 'calc($1 * var(--mqp-vw, 1vw))')

const DONE = '--mqp-vw'

export function createTrueWidth(view: Window & typeof globalThis): TrueWidth {
  const { document } = view
  const asWritten = new WeakMap<CSSMediaRule, string>()
  const queries = new Map<string, EventTarget>()
  const ask = view.matchMedia.bind(view)
  let taken = 0

  function adapt(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof view.CSSMediaRule) {
        const { media } = rule
        const query = asWritten.get(rule) ?? media.mediaText
        if (/width/.test(query) && !isOwn(rule.cssRules)) {
          asWritten.set(rule, query)
          media.mediaText = widened(query, taken)
        }
      }
      if (rule instanceof view.CSSStyleRule) relate(rule)
      else if ('cssRules' in rule && !(rule instanceof view.CSSKeyframesRule)) adapt(rule.cssRules as CSSRuleList)
    }
  }

  const isOwn = (rules: CSSRuleList) =>
    [...rules].some((rule) => rule instanceof view.CSSStyleRule && rule.selectorText.includes(`.${OWN}`))

  function relate({ style, selectorText }: CSSStyleRule): void {
    const { cssText } = style
    if (/\dvw\b/.test(cssText) && !cssText.includes(DONE) && !selectorText.includes(`.${OWN}`))
      style.cssText = relative(cssText)
  }

  function adaptAll(): void {
    for (const sheet of document.styleSheets) {
      try {
        adapt(sheet.cssRules)
      } catch {
        // A sheet of another origin lets nobody read it.
      }
    }
  }

  /** In place of a list of the browser's: it holds for the page's width, and says when that changes. */
  function queryOf(media: string): MediaQueryList {
    const known = queries.get(media)
    if (known) return known as MediaQueryList
    const list = Object.defineProperties(new view.EventTarget(), {
      media: { value: media },
      matches: { get: () => ask(widened(media, taken)).matches },
    })
    queries.set(media, list)
    return list as MediaQueryList
  }

  const tell = () => {
    for (const list of queries.values()) list.dispatchEvent(new view.Event('change'))
  }
  view.matchMedia = (query) => (/width/.test(query) ? queryOf(query) : ask(query))
  view.addEventListener('resize', tell)
  // Sheets come with the parts of a page, and anew when they are edited.
  const watch = new view.MutationObserver(adaptAll)
  const onLoad = ({ target }: Event) => {
    if (target instanceof view.HTMLLinkElement) adaptAll()
  }

  return {
    take(width) {
      if (width === taken) return
      const wasNothing = taken === 0
      taken = width
      if (width > 0 && wasNothing) {
        watch.observe(document.head, { childList: true, subtree: true, characterData: true })
        document.addEventListener('load', onLoad, true)
      } else if (width === 0) {
        watch.disconnect()
        document.removeEventListener('load', onLoad, true)
      }
      adaptAll()
      if (width > 0) document.documentElement.style.setProperty(DONE, `calc((100vw - ${width}px) / 100)`)
      else document.documentElement.style.removeProperty(DONE)
      tell()
    },
  }
}
