import type { Problem } from '../../../src/site/validate/problem'
import type { SiteCheck } from '../site/site'

/** What the sanitiser removes (threats X1). */
const REMOVED_HTML: readonly [name: string, pattern: RegExp][] = [
  ['<script>', /<script\b/i],
  ['event handlers', /<[a-z][^>]*\son\w+\s*=/i],
  ['javascript: and data: URLs', /=\s*["']?\s*(?:javascript|vbscript|data):/i],
  ['frames', /<(?:iframe|frame|object|embed)\b/i],
  ['forms', /<(?:form|input|button|select|textarea)\b/i],
  ['styles', /<style\b|<[a-z][^>]*\sstyle\s*=/i],
  ['<base>, <link> and <meta>', /<(?:base|link|meta)\b/i],
]

/** Reports HTML that the site will sanitise. */
export const checkHtml: SiteCheck = ({ config, modules }) => {
  const texts: { file: string; pointer: string; text: unknown }[] = modules
    .filter(({ type }) => type === 'html_block')
    .map(({ file, pointer, module }) => ({ file, pointer: `${pointer}/content`, text: module.content }))
  const content = config?.document.site_config.footer?.content
  if (config) texts.push({ file: config.file, pointer: '/site_config/footer/content', text: content })
  return texts.flatMap(({ file, pointer, text }): Problem[] => {
    const removed =
      typeof text === 'string' ? REMOVED_HTML.filter(([, pattern]) => pattern.test(text)).map(([name]) => name) : []
    if (removed.length === 0) return []
    return [
      {
        severity: 'warning',
        rule: 'html/cleaned',
        file,
        pointer,
        message: `unsafe HTML will be removed: ${removed.join(', ')}`,
      },
    ]
  })
}
