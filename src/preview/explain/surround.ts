import { pointerToken } from '../../lib/json/pointer'
import { safeResource } from '../../lib/url/safeHref'
import { searchPath } from '../../search/searchPath'
import { CONFIG_FILE } from '../../site/load/loadConfig'
import { defaultRoute } from '../../site/plan/plan'
import type { Runtime } from '../../site/runtime'
import { originOf } from '../../site/validate/origin'
import type { Explained, Fact } from './explained'
import { endOf } from './ways'

type Found = Pick<Explained, 'name' | 'why' | 'place'> & Partial<Explained>

interface Part {
  /** Which elements it is. */
  at: string
  explain: (element: Element, runtime: Runtime) => Found | undefined
}

const inConfig = (...steps: (string | number)[]) => ({ file: CONFIG_FILE, pointer: steps.map(pointerToken).join('') })
const inSite = (...steps: (string | number)[]) => inConfig('site_config', ...steps)

/** A part that one field of the config makes. */
const fieldPart = (at: string, name: string, words: string, ...steps: string[]): Part => ({
  at,
  explain: (_, { plan }) => {
    const site: unknown = plan.document.site_config
    const isGiven = steps.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], site)
    return isGiven === undefined
      ? undefined
      : { name, place: inSite(...steps), why: [{ words, place: inSite(...steps) }] }
  },
})

/** A tool of the bar, or in words: then it may be an entry of the menu, too. */
const SEARCH: Part = { at: '.mq-top__tools > .mq-top__tool[href], .mq-find, .mq-top__link', explain: explainSearch }

/** What stands around a page and comes from the config: from the smallest to the largest. */
const PARTS: readonly Part[] = [
  { at: '.mq-top__logo', explain: explainLogo },
  { at: '.mq-top__enter', explain: explainSignIn },
  SEARCH,
  { at: '.mq-foot__column h2', explain: explainColumn },
  { at: '.mq-notice', explain: explainNotice },
  {
    at: '.mq-owner',
    explain: () => ({
      name: 'Choice of owners',
      place: inConfig('content_owners'),
      why: [{ words: 'The config names owners (content_owners)', place: inConfig('content_owners') }],
    }),
  },
  fieldPart(
    '.mq-foot__content',
    'Words of the footer',
    'The footer has words of its own (content)',
    'footer',
    'content',
  ),
  fieldPart('.mq-foot__version', 'Version', 'The footer says it (show_version)', 'footer', 'show_version'),
  fieldPart('.mq-foot__languages', 'Choice of languages', 'The site is offered in several (languages)', 'languages'),
  fieldPart(
    '.mq-foot__column button',
    'Cookie settings',
    'Consent is asked for (enabled)',
    'cookies_consent',
    'enabled',
  ),
  fieldPart('.mq-top', 'Top bar', 'How the bar looks stands there (navbar)', 'navbar'),
  fieldPart('.mq-foot', 'Footer', 'What stands in it is said there (footer)', 'footer'),
]

/** What of bar and foot can be explained beside modules, cards and links. */
export const SURROUND = PARTS.map(({ at }) => at).join(', ')

/** Explains a part of bar or foot; undefined where the site itself put it there, and no field of the config. */
export function explainSurround(element: Element, runtime: Runtime): Explained | undefined {
  const part = PARTS.find(({ at }) => element.matches(at)) ?? SEARCH
  const found = part.explain(element, runtime)
  if (!found) return undefined
  const { file, pointer } = found.place
  const repaired = runtime.problems
    .list()
    .filter((each) => each.file === file && `${each.pointer}/`.startsWith(`${pointer}/`))
  return { kind: element.closest('.mq-foot') ? 'part of the footer' : 'part of the bar', type: '', repaired, ...found }
}

/** The picture is the first that is named: of the link, of the site, of the brand; without one the name stands there. */
function explainLogo(element: Element, { plan, routes }: Runtime): Found | undefined {
  const { site_config: site, logo, site_title, distributor } = plan.document
  const { custom_brand_link: link, logo: own } = site
  const shown = element.querySelector('img')?.getAttribute('src') ?? undefined
  const named = [
    [link?.image, inSite('custom_brand_link', 'image')],
    [own, inSite('logo')],
    [logo, inConfig('logo')],
  ] as const
  const picture = shown && named.find(([address]) => safeResource(address) === shown)?.[1]
  const name = site_title ? inConfig('site_title') : distributor ? inConfig('distributor') : undefined
  const place = picture || name
  if (!place) return undefined
  const start = defaultRoute(routes())
  const why: Fact[] = [
    { words: picture ? 'The picture is named there' : 'No picture is named: the name stands here', place },
  ]
  if (element.closest('.mq-foot'))
    why.push({ words: 'The footer has columns: the brand stands before them', place: inSite('footer', 'columns') })
  if (link) why.push({ words: `It leads to ${link.url}`, place: inSite('custom_brand_link', 'url') })
  else if (start)
    why.push({ words: `It leads to the first page, ${start.route}`, place: inSite('routing', start.index, 'route') })
  return { name: 'Logo', place, why }
}

function explainSignIn(_: Element, { plan }: Runtime): Found | undefined {
  if (!plan.document.site_config.navbar?.sign_in_label) return undefined
  const place = inSite('navbar', 'sign_in_label')
  const why = [{ words: 'Its words stand there (sign_in_label)', place }, { words: 'For who is signed out' }]
  return {
    name: 'Way to sign in',
    place,
    why,
    goes: [{ words: 'somebody is signed in', change: { viewer: 'viewer' } }],
  }
}

/** Search is there where a route is a page of search; the words of signing out are the config's, too. */
function explainSearch(element: Element, { plan, routes }: Runtime): Found | undefined {
  const { navbar } = plan.document.site_config
  if (element.getAttribute('href') === '/logout') {
    if (!navbar?.sign_out_label) return undefined
    const place = inSite('navbar', 'sign_out_label')
    return { name: 'Way to sign out', place, why: [{ words: 'Its words stand there (sign_out_label)', place }] }
  }
  const path = searchPath(routes())
  const route = routes().find((each) => each.route === path)
  if (!route || (element.hasAttribute('href') && element.getAttribute('href') !== path)) return undefined
  const place = inSite('routing', route.index)
  const why: Fact[] = [{ words: `The route ${path} is a page of search`, place }]
  if (navbar?.search) why.push({ words: `It looks like that: ${navbar.search}`, place: inSite('navbar', 'search') })
  return { name: 'Search', type: route.component, place, why }
}

/** The head of a column of links; above the routes of the footer stands the brand's name. */
function explainColumn(element: Element, { plan }: Runtime): Found | undefined {
  const { columns = [] } = plan.document.site_config.footer ?? {}
  const words = element.textContent?.trim() ?? ''
  const index = columns.findIndex(({ heading }) => heading?.trim() === words)
  const column = columns[index]
  if (!column) return plan.document.site_title ? { name: words, place: inConfig('site_title'), why: TITLE } : undefined
  const pointer = originOf(column) ?? inSite('footer', 'columns', index).pointer
  const place = { file: CONFIG_FILE, pointer: `${pointer}/heading` }
  return { name: words, place, why: [{ words: `Column ${index + 1} of ${columns.length} of the footer`, place }] }
}

const TITLE: Fact[] = [{ words: 'Routes of the footer stand under the brand’s name', place: inConfig('site_title') }]

function explainNotice(_: Element, { plan }: Runtime): Found | undefined {
  const notice = plan.document.site_config.navbar?.notice
  if (!notice) return undefined
  const place = inSite('navbar', 'notice')
  const why: Fact[] = [{ words: 'The bar has a notice', place }]
  if (notice.until) why.push({ words: `until ${notice.until}`, place: inSite('navbar', 'notice', 'until') })
  return { name: 'Notice', place, why, goes: endOf(notice.until) }
}
