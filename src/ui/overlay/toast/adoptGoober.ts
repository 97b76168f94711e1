/**
 * The problem: notistack's styles come by goober, which writes them into a `<style>` element, and the policy of the site
 * forbids those. The solution: goober takes what it finds as `window._goober` for that element; this one hands all that
 * is written on to an adopted style sheet. Must run before notistack is used.
 */
export function adoptGoober(window: Window & { _goober?: unknown }): void {
  if (window._goober) return
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  let text = ''
  const node = {
    get data() {
      return text
    },
    set data(next: string) {
      text = next
      sheet.replaceSync(next)
    },
  }
  // It counts as a part of the page already, so it is not appended.
  window._goober = { firstChild: node, parentNode: document.head }
}
