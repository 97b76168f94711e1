/**
 * Moves style attributes to rules, because the content security policy forbids inline styles, and removes ids, because the
 * client-rendered page, which exists at the same time, has the same ones.
 * @param html output of React: attributes in double quotes, escaped
 * @param attribute replaces the style attribute
 */
export function extractStyles(html: string, attribute: string): { html: string; css: string } {
  const rules = new Map<string, number>()
  const stripped = html.replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(/ id="[^"]*"/, '').replace(/ style="([^"]*)"/, (_, style: string) => {
      const declarations = unescapeHtml(style)
      // Drop declarations that could end the rule or the style sheet. No style of the site contains such characters.
      if (/[<>{}\\]/.test(declarations)) return ''
      const at = rules.get(declarations) ?? rules.size
      rules.set(declarations, at)
      return ` ${attribute}="${at}"`
    }),
  )
  // Repeat the selector so that its specificity exceeds any rule of the site, like an inline style.
  const css = [...rules].map(([style, at]) => `${`[${attribute}="${at}"]`.repeat(4)}{${style}}`).join('')
  // React adds preload links for all eager images, including those of hidden slides.
  return { html: stripped.replaceAll(/<link rel="preload"[^>]*>/g, ''), css }
}

const ENTITIES: Record<string, string> = { quot: '"', amp: '&', '#x27': "'", lt: '<', gt: '>' }
const unescapeHtml = (text: string) =>
  text.replaceAll(/&(quot|amp|#x27|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? '')
