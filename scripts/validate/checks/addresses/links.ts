import { findNearestWord } from '../../../../src/lib/text/findNearestWord'
import { safeHref } from '../../../../src/lib/url/safeHref'
import type { Problem } from '../../../../src/site/validate/problem'
import type { RuleName } from '../../../../src/site/validate/ruleName'
import type { Site, SiteCheck } from '../../site/site'
import { isKnownPath, matchPath } from '../../site/sitePaths'
import { type DocumentText, textsIn } from '../../site/walk'
import { catalogueName } from '../names/titleNames'

/** Fields with a link, and fields with HTML. */
const LINK_FIELDS = new Set(['url', 'link', 'see_all_link'])
const HTML_FIELDS = new Set(['content'])

/** @param part the wrong part of the value, if it is not the whole value */
type ReportLink = (
  severity: Problem['severity'],
  rule: RuleName,
  message: string,
  suggestion?: string,
  part?: string,
) => void

/** Reported by the HTML check, because the sanitiser removes these links. */
const SCRIPT_URL = /^\s*(?:javascript|vbscript|data):/i

/** Reports links that cannot be used, that match no page of the site, or that name a missing title, genre or module. */
export const checkLinks: SiteCheck = (site) => {
  const { config, modules } = site
  if (!config) return []
  const routes = config.plan.routes.map(({ route }) => route)
  const found: Problem[] = []
  const check = (file: string, { pointer, value }: DocumentText, isPart = false) => {
    const report: ReportLink = (severity, rule, message, suggestion, part) =>
      found.push({ severity, rule, file, pointer, message, suggestion, ...(part !== undefined && { part }) })
    // If a whole field does not match the pattern for links, the schema check reports it.
    if ((isPart || /^https?:/i.test(value)) && !safeHref(value) && !SCRIPT_URL.test(value))
      report(
        'warning',
        'link/invalid',
        `"${value}" is not a valid link address: the link is shown as text`,
        encodeSpaces(value),
        value,
      )
    if (!value.startsWith('/')) return
    if (!isKnownPath(site, value))
      report(
        'error',
        'link/nowhere',
        `"${value}" matches no page of the site`,
        findNearestWord(value, routes),
        isPart ? value : undefined,
      )
    else checkName(site, value, report)
  }
  const checkText = (file: string, text: DocumentText) => {
    if (LINK_FIELDS.has(text.key)) check(file, text)
    else if (HTML_FIELDS.has(text.key)) for (const value of linksIn(text.value)) check(file, { ...text, value }, true)
  }
  for (const text of textsIn(config.document, '', config.raw)) checkText(config.file, text)
  for (const { file, module, pointer } of modules) {
    for (const text of textsIn(module, pointer)) checkText(file, text)
    const path = asRecord(module.config).path
    if (typeof path === 'string' && !isKnownPath(site, `${path}/a-slug`)) {
      const message = `"path" is "${path}": no page of the site matches "${path}/<slug>"`
      found.push({
        severity: 'error',
        rule: 'link/nowhere',
        file,
        pointer: `${pointer}/config/path`,
        message,
        suggestion: findNearestWord(path, routes.map(stripPathParameters)),
      })
    }
  }
  return found
}

interface NamedPage {
  rule: RuleName
  severity: Problem['severity']
  /** The names that exist; undefined if they are unknown */
  known: (site: Site) => Iterable<string> | undefined
  message: (slug: string, site: Site) => string
}

const TITLE_PAGE: NamedPage = {
  rule: 'title/unknown',
  severity: 'warning',
  known: ({ titleSlugs }) => titleSlugs,
  message: (slug, site) => `there is no title "${slug}" in ${catalogueName(site)}`,
}

/** Pages whose last parameter is the name of a title, genre or module, by component kind. */
const NAMED_PAGES = new Map<string, NamedPage>([
  ['titledetail', TITLE_PAGE],
  ['playdetail', TITLE_PAGE],
  ['watch', TITLE_PAGE],
  [
    'genredetail',
    {
      rule: 'genre/unknown',
      severity: 'warning',
      known: ({ genreSlugs }) => genreSlugs,
      message: (slug, site) => `there is no genre "${slug}" in ${catalogueName(site)}`,
    },
  ],
  [
    'module',
    {
      rule: 'module/unknown-name',
      severity: 'error',
      known: moduleSlugsOf,
      message: (slug) => `no module list contains a module "${slug}"`,
    },
  ],
])

/** Undefined if a list cannot be read: it may contain the module. */
function moduleSlugsOf({ lists, modules, invalidSlugs }: Site): Iterable<string> | undefined {
  return lists && invalidSlugs && [...modules.map(({ slug }) => slug), ...invalidSlugs]
}

/** The path matches a page: checks that the title, genre or module in it exists. */
function checkName(site: Site, path: string, report: ReportLink) {
  const match = matchPath(site, path)
  const slug = Object.values(match?.params ?? {}).at(-1)
  const page = match && NAMED_PAGES.get(match.kind)
  const known = page?.known(site)
  if (!page || !known || slug === undefined) return
  const slugs = new Set(known)
  if (!slugs.has(slug)) report(page.severity, page.rule, page.message(slug, site), findNearestWord(slug, slugs), slug)
}

const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref=(?:"([^"]+)"|'([^']+)')/gi)].map(([, href, quoted = '']) => href ?? quoted)

/** The address with encoded spaces, if that makes it a valid link. */
const encodeSpaces = (address: string) => safeHref(address.trim().replaceAll(' ', '%20'))

const asRecord = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const stripPathParameters = (routePath: string) => routePath.replace(/\/:.*$/s, '')
