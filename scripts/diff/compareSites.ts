import type { PlannedModule } from '../../src/site/moduleList'
import type { PlannedRoute } from '../../src/site/plan/plan'
import type { Comparison, Line, LinePlace, ModuleChange, Sign } from '../../src/tools/diff/comparison'
import { changes, entryChanges } from './changes'
import type { ReadSite } from './readSite'
import { leads, type Visit, visitsOf } from './visits'

/** Fields that open or close something, or run a script of others. */
const WATCHED =
  /^(?:code_login|username_login|okta_settings|supported_browser|analytics_code|mux_code|google_api_key|auth|force_keycloak|keycloak_exempt_paths|allow_unauthed_details|play_auth|countdown|is_apple_site|match_access_by_groups|embargo|disable_non_playable|cookies_consent|js|scripts|adobe_embed_src|ext_nav_links)$/
/** Fields whose meaning is compared as what follows from them. */
const FOLLOWED = new Set(['routing', '$schema', 'schema_version', 'site_config'])

const WHO = { any: 'for all', in: 'for who is signed in', out: 'for who is signed out' }
const audience = (route: PlannedRoute) => (route.login_required ? 'in' : route.logout_required ? 'out' : 'any')

/** What a change means: the plans are compared, not the texts. Pure. */
export function compareSites(old: ReadSite, now: ReadSite): Comparison {
  const lines: Line[] = []
  const touched = new Set<string>()
  const say = (sign: Sign, text: string, about: Partial<Line> = {}) => {
    lines.push({ sign, text, paths: [], ...about })
  }
  /** Says it of pages that look otherwise now. */
  const sayOf = (paths: readonly string[], sign: Sign, text: string, about: Partial<Line> = {}) => {
    say(sign, text, { paths, ...about })
    for (const path of paths) touched.add(path)
  }
  const [before, after] = [visitsOf(old), visitsOf(now)]

  // Routes, by path; where a path has several, by whom they are for.
  const pairs = paired(old.plan.routes, now.plan.routes)
  for (const [a, b] of pairs) {
    if (!a && b?.redirect) say('!', `route ${b.route}: leads to ${b.redirect}`, ofRoute(b))
    else if (!a && b) say('+', `route ${b.route} (${b.component})${whose(b)}`, ofRoute(b))
    else if (a && !b)
      say('-', `route ${a.route}${whose(a)}: its address now ${leads(after, a.route)}`, { paths: [a.route] })
    if (!a || !b) continue
    const name = `route ${b.route}`
    if (a.protected !== b.protected && !a.protected !== !b.protected)
      say('!', `${name}: ${b.protected ? 'closed' : 'open'} to who is signed out`, ofRoute(b))
    if (audience(a) !== audience(b)) say('!', `${name}: ${WHO[audience(b)]}, was ${WHO[audience(a)]}`, ofRoute(b))
    if (a.redirect !== b.redirect) say('!', `${name}: ${target(b)}, ${target(a, 'did')}`, ofRoute(b))
    const rest = changes(ordinary(a), ordinary(b))
    if (rest.length > 0) sayOf([b.route], '~', `${name}: ${rest.join(', ')}`, ofRoute(b))
  }

  // What stands on every page.
  const everyPage: Line[] = []
  const starts = both(({ start }) => start)
  for (const line of starts) say('!', `start page${line}`)
  for (const [name, words] of [
    ['menu', both(({ menu }) => menu)],
    ['footer menu', both(({ footer }) => footer)],
  ] as const)
    for (const line of words) everyPage.push({ sign: '~', text: name + line, paths: [] })
  const fields = (site: ReadSite) => ({ ...site.plan.document, ...site.plan.document.site_config })
  const [a, b] = [fields(old) as Record<string, unknown>, fields(now) as Record<string, unknown>]
  for (const field of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (FOLLOWED.has(field)) continue
    const pieces = changes(a[field], b[field])
    // A field that came or went as a whole says so.
    if (pieces.length > 0)
      everyPage.push({
        sign: WATCHED.test(field) ? '!' : '~',
        text: `${field}: ${pieces.join(', ')}`,
        paths: [],
        place: field in b ? placeOfField(now, field) : undefined,
      })
  }
  const files = new Set([...Object.keys(old.styles), ...Object.keys(now.styles)])
  for (const file of files)
    if (file in old.styles && file in now.styles && old.styles[file] !== now.styles[file])
      everyPage.push({ sign: '~', text: `style sheet ${file}`, paths: [], place: { file, pointer: '' } })
  // Lists of menus, whose entries stand in panels.
  for (const [name, uriOf] of MENUS) {
    const uris = [uriOf(old), uriOf(now)] as const
    const modules = moduleChanges(old, uris[0], now, uris[1])
    if (modules.length > 0 && uris[0] === uris[1])
      everyPage.push({ sign: '~', text: `${name}: ${textOf(modules)}`, paths: [], modules })
  }
  // What is a file to the site: pictures, pages of HTML. A list of one title or genre stands in its page.
  for (const path of new Set([...Object.keys(old.others ?? {}), ...Object.keys(now.others ?? {})])) {
    const [was, is] = [old.others, now.others].map((files) => files?.[path])
    if (!old.others || !now.others || was === is) continue
    const sign = was === undefined ? '+' : is === undefined ? '-' : '~'
    const [, kind, slug] = /^modules\/(title|genre)\/([^/]+)\.json$/.exec(path) ?? []
    const about = is === undefined ? {} : { place: { file: `/site/${path}`, pointer: '' } }
    if (kind) sayOf([kind === 'title' ? `/title/${slug}` : `/genres/${slug}`], sign, `list of ${kind} ${slug}`, about)
    else everyPage.push({ sign, text: `file ${path}`, paths: [], ...about })
  }
  lines.push(...everyPage)

  // Modules, by slug; pages that share a list share a line.
  const shared = new Map<string, { modules: ModuleChange[]; paths: string[] }>()
  for (const [a, b] of pairs) {
    if (!a?.modules_uri && !b?.modules_uri) continue
    if (!a || !b) continue
    const key = `${a.modules_uri} ${b.modules_uri}`
    const modules = shared.get(key)?.modules ?? moduleChanges(old, a.modules_uri, now, b.modules_uri)
    if (modules.length > 0) shared.set(key, { modules, paths: [...(shared.get(key)?.paths ?? []), b.route] })
  }
  for (const { modules, paths } of shared.values())
    sayOf(paths, '~', `modules of ${paths.join(', ')}: ${textOf(modules)}`, { modules })

  for (const type of new Set([...Object.keys(old.layouts), ...Object.keys(now.layouts)])) {
    const pieces = changes(old.layouts[type], now.layouts[type])
    if (pieces.length > 0) sayOf(titlePages(now), '~', `layout of ${type}: ${pieces.join(', ')}`)
  }
  for (const slug of new Set([...Object.keys(old.titles), ...Object.keys(now.titles)])) {
    const own = [`/title/${slug}`]
    if (!(slug in old.titles)) sayOf(own, '+', `title ${slug}`)
    else if (!(slug in now.titles)) sayOf(own, '-', `title ${slug}`)
    else {
      const pieces = changes(old.titles[slug], now.titles[slug])
      if (pieces.length > 0) sayOf(own, '~', `title ${slug}: ${pieces.join(', ')}`)
    }
  }

  const paths = [...new Set([...pairs.map(([a, b]) => (b ?? a)?.route ?? ''), ...touched])]
  const affectedFor = (who: 0 | 1) =>
    paths.filter((path) => {
      const [was, is] = [before[who].at(path), after[who].at(path)]
      return was !== is || (touched.has(path) && is.startsWith('page'))
    })
  return {
    lines,
    everyPage: everyPage.length > 0,
    affected: { signedOut: affectedFor(0), signedIn: affectedFor(1) },
  }

  /** What differs for who is signed out and who is signed in; once where it is the same. */
  function both(of: (visit: Visit) => string): string[] {
    const [out, inside] = ([0, 1] as const).map((who) => {
      const [was, is] = [of(before[who]), of(after[who])]
      return was === is ? '' : `: ${was || 'nothing'} → ${is || 'nothing'}`
    })
    if (out === inside) return out ? [out] : []
    return [out && `, signed out${out}`, inside && `, signed in${inside}`].filter(
      (line) => line !== '' && line !== undefined,
    ) as string[]
  }
}

function paired(old: readonly PlannedRoute[], now: readonly PlannedRoute[]): [PlannedRoute?, PlannedRoute?][] {
  const paths = new Set([...now, ...old].map(({ route }) => route))
  return [...paths].flatMap((path): [PlannedRoute?, PlannedRoute?][] => {
    const [a, b] = [old, now].map((routes) => routes.filter(({ route }) => route === path)) as [
      PlannedRoute[],
      PlannedRoute[],
    ]
    if (a.length <= 1 && b.length <= 1) return [[a[0], b[0]]]
    return [...new Set([...a, ...b].map(audience))].map((who) => [
      a.find((route) => audience(route) === who),
      b.find((route) => audience(route) === who),
    ])
  })
}

const whose = (route: PlannedRoute) => (audience(route) === 'any' ? '' : `, ${WHO[audience(route)]}`)

const target = ({ redirect }: PlannedRoute, tense: 'does' | 'did' = 'does') =>
  tense === 'did' ? (redirect ? `was to ${redirect}` : 'was a page') : redirect ? `leads to ${redirect}` : 'is a page'

/** What of a route is neither told by itself nor a matter of its place in the config. */
function ordinary(route: PlannedRoute) {
  const {
    index,
    route: path,
    protected: closed,
    login_required,
    logout_required,
    redirect,
    modules_uri,
    ...rest
  } = route
  return rest
}

const ofRoute = ({ route, index }: PlannedRoute): Partial<Line> => ({
  paths: [route],
  place: { file: 'config.json', pointer: `/site_config/routing/${index}` },
})

const placeOfField = ({ plan }: ReadSite, field: string): LinePlace => ({
  file: 'config.json',
  pointer: field in plan.document.site_config ? `/site_config/${field}` : `/${field}`,
})

function moduleChanges(old: ReadSite, was: string | undefined, now: ReadSite, is: string | undefined): ModuleChange[] {
  const [before, after] = [old.lists.get(was ?? '') ?? [], now.lists.get(is ?? '') ?? []]
  const raw = (modules: readonly PlannedModule[]) =>
    modules.map(({ raw, region }) => (region === 'main' ? raw : { ...raw, placement: region }))
  return entryChanges(raw(before), raw(after)).map(({ key, ...change }) => {
    const [there, here] = [before, after].map((modules) => modules.find(({ slug }) => slug === key))
    const place = here && { file: here.document.file, pointer: here.pointer }
    return { ...change, slug: key, keys: [there?.key, here?.key], place }
  })
}

const textOf = (modules: readonly ModuleChange[]) => modules.map(({ text }) => text).join(', ')

const MENUS: [name: string, uri: (site: ReadSite) => string | undefined][] = [
  ['list of the bar', ({ plan }) => plan.document.site_config.navbar?.modules_uri],
  ['list of the genres on phones', ({ plan }) => plan.document.site_config.navbar?.mobile_genres_modules_uri],
]

const titlePages = ({ plan }: ReadSite) => [
  '/title/:slug',
  ...plan.routes.filter(({ component }) => component === 'titledetail').map(({ route }) => route),
]
