import { nearest } from '../../../../src/lib/nearest'
import { safeHref } from '../../../../src/lib/url/safeHref'
import type { Problem } from '../../../../src/site/validate/problem'
import type { RuleName } from '../../../../src/site/validate/ruleName'
import { leadsSomewhere, matchPath } from '../../site/leadsSomewhere'
import type { Site, SiteCheck } from '../../site/site'
import { type Text, textsIn } from '../../site/walk'

const LINKS = new Set(['url', 'link', 'see_all_link'])

const HTML = new Set(['content'])

/** @param part the wrong part of the value, if it is not the whole value */
type Report = (
  severity: Problem['severity'],
  rule: RuleName,
  message: string,
  suggestion?: string,
  part?: string,
) => void

/** Reported by the HTML check, because the sanitiser removes these links. */
const CODE = /^\s*(?:javascript|vbscript|data):/i

/** Reports links that cannot be used, that match no page of the site, or that name a missing title, genre or module. */
export const links: SiteCheck = (site) => {
  const { config, modules } = site
  if (!config) return []
  const routes = config.plan.routes.map(({ route }) => route)
  const found: Problem[] = []
  const check = (file: string, { pointer, value }: Text, isPart = false) => {
    const report: Report = (severity, rule, message, suggestion, part) =>
      found.push({ severity, rule, file, pointer, message, suggestion, ...(part !== undefined && { part }) })
    // If a whole field does not match the pattern for links, the schema check reports it.
    if ((isPart || /^https?:/i.test(value)) && !safeHref(value) && !CODE.test(value))
      report(
        'warning',
        'link/invalid',
        `"${value}" cannot be used as a link: it is shown as text`,
        encoded(value),
        value,
      )
    if (!value.startsWith('/')) return
    if (!leadsSomewhere(site, value))
      report('error', 'link/nowhere', `"${value}" leads nowhere`, nearest(value, routes), isPart ? value : undefined)
    else nameProblem(site, value, report)
  }
  const checkText = (file: string, text: Text) => {
    if (LINKS.has(text.key)) check(file, text)
    else if (HTML.has(text.key)) for (const value of linksIn(text.value)) check(file, { ...text, value }, true)
  }
  for (const text of textsIn(config.document, '', config.raw)) checkText(config.file, text)
  for (const { file, module, pointer } of modules) {
    for (const text of textsIn(module, pointer)) checkText(file, text)
    const path = record(module.config).path
    if (typeof path === 'string' && !leadsSomewhere(site, `${path}/a-slug`)) {
      const message = `no page matches "${path}/" followed by a slug`
      found.push({
        severity: 'error',
        rule: 'link/nowhere',
        file,
        pointer: `${pointer}/config/path`,
        message,
        suggestion: nearest(path, routes.map(withoutParameters)),
      })
    }
  }
  return found
}

const NAMED = new Map<
  string,
  { what: string; rule: RuleName; known: (site: Site) => Iterable<string> | undefined; severity: Problem['severity'] }
>([
  ['titledetail', { what: 'title', rule: 'title/unknown', known: ({ titles }) => titles, severity: 'warning' }],
  ['playdetail', { what: 'title', rule: 'title/unknown', known: ({ titles }) => titles, severity: 'warning' }],
  ['watch', { what: 'title', rule: 'title/unknown', known: ({ titles }) => titles, severity: 'warning' }],
  ['genredetail', { what: 'genre', rule: 'genre/unknown', known: ({ genres }) => genres, severity: 'warning' }],
  ['module', { what: 'module', rule: 'module/unknown-name', known: modulesOf, severity: 'error' }],
])

/** Undefined if a list cannot be read: it may contain the module. */
function modulesOf({ lists, modules, leftOut }: Site): Iterable<string> | undefined {
  return lists && leftOut && [...modules.map(({ slug }) => slug), ...leftOut]
}

/** The path matches a page: checks that the title, genre or module in it exists. */
function nameProblem(site: Site, path: string, report: Report) {
  const match = matchPath(site, path)
  const slug = Object.values(match?.params ?? {}).at(-1)
  const named = match && NAMED.get(match.kind)
  const known = named?.known(site)
  if (!named || !known || slug === undefined) return
  const slugs = new Set(known)
  if (!slugs.has(slug))
    report(named.severity, named.rule, `there is no ${named.what} "${slug}"`, nearest(slug, slugs), slug)
}

const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref=(?:"([^"]+)"|'([^']+)')/gi)].map(([, href, quoted = '']) => href ?? quoted)

/** The address with encoded spaces, if that makes it a valid link. */
const encoded = (address: string) => safeHref(address.trim().replaceAll(' ', '%20'))

const record = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const withoutParameters = (route: string) => route.replace(/\/:.*$/s, '')
