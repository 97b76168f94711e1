/**
 * Takes styles out of elements, because the policy of the site lets no element have its own, and ids, because the page
 * that comes in place of this one has the same.
 * @param html as React draws it: each attribute in double quotes, with its special signs escaped
 * @param mark the attribute that stands in place of a style
 * @returns the HTML, and the rules that stand for its styles
 */
export function liftStyles(html: string, mark: string): { html: string; css: string } {
  const rules = new Map<string, number>()
  const lifted = html.replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(/ id="[^"]*"/, '').replace(/ style="([^"]*)"/, (_, style: string) => {
      const declarations = unescaped(style)
      // What could end the rule or the sheet is left out: it is no style of the site's.
      if (/[<>{}\\]/.test(declarations)) return ''
      const at = rules.get(declarations) ?? rules.size
      rules.set(declarations, at)
      return ` ${mark}="${at}"`
    }),
  )
  // As strong as a style of the element itself would be, against any rule of the site.
  const css = [...rules].map(([style, at]) => `${`[${mark}="${at}"]`.repeat(4)}{${style}}`).join('')
  // React asks for each eager picture, also for those of slides that nobody sees; what is drawn is found without that.
  return { html: lifted.replaceAll(/<link rel="preload"[^>]*>/g, ''), css }
}

const SIGNS: Record<string, string> = { quot: '"', amp: '&', '#x27': "'", lt: '<', gt: '>' }
const unescaped = (text: string) => text.replaceAll(/&(quot|amp|#x27|lt|gt);/g, (_, name: string) => SIGNS[name] ?? '')
