/**
 * notistack's styles are written by goober into a `<style>` element, which the CSP forbids. goober uses `window._goober`
 * as that element if it exists: this one passes the styles to an adopted style sheet. Must run before notistack is used.
 */
export function adoptToastStyles(window: Window & { _goober?: unknown }): void {
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
  // With a parent node, goober does not append it to the page.
  window._goober = { firstChild: node, parentNode: document.head }
}
