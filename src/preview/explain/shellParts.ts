import { pointerToken } from '../../lib/json/pointer'
import { valueAtPath } from '../../lib/json/valueAtPath'
import { safeResourceUrl } from '../../lib/url/safeHref'
import { searchPath } from '../../search/searchPath'
import { CONFIG_FILE } from '../../site/load/loadConfig'
import { defaultRoute } from '../../site/plan/plan'
import type { Runtime } from '../../site/runtime'
import { originOf } from '../../site/validate/origin'
import type { Explained, Fact } from './explanation'
import { changesAfterEnd } from './previewChanges'

type PartExplanation = Pick<Explained, 'name' | 'why' | 'place'> & Partial<Explained>

interface Part {
  /** CSS selector of its elements. */
  selector: string
  explain: (element: Element, runtime: Runtime) => PartExplanation | undefined
}

const configPlace = (...steps: (string | number)[]) => ({
  file: CONFIG_FILE,
  pointer: steps.map(pointerToken).join(''),
})
const siteConfigPlace = (...steps: (string | number)[]) => configPlace('site_config', ...steps)

/** A part that depends on one config field. */
const fieldPart = (selector: string, name: string, text: string, ...steps: string[]): Part => ({
  selector,
  explain: (_, { plan }) => {
    return valueAtPath(plan.document.site_config, steps) === undefined
      ? undefined
      : { name, place: siteConfigPlace(...steps), why: [{ text, place: siteConfigPlace(...steps) }] }
  },
})

/** A tool of the bar. As a text link it may also be a menu entry. */
const SEARCH_PART: Part = {
  selector: '.mq-top__tools > .mq-top__tool[href], .mq-find, .mq-top__link',
  explain: explainSearch,
}

/** Parts of the bar and footer that come from the config, from the smallest to the largest. */
const PARTS: readonly Part[] = [
  { selector: '.mq-top__logo', explain: explainLogo },
  { selector: '.mq-top__enter', explain: explainSignIn },
  SEARCH_PART,
  { selector: '.mq-foot__column h2', explain: explainColumn },
  { selector: '.mq-notice', explain: explainNotice },
  {
    selector: '.mq-owner',
    explain: () => ({
      name: 'Owner filter',
      place: configPlace('content_owners'),
      why: [{ text: 'The config has owners (content_owners)', place: configPlace('content_owners') }],
    }),
  },
  fieldPart('.mq-foot__content', 'Footer text', 'The footer has its own content (content)', 'footer', 'content'),
  fieldPart('.mq-foot__version', 'Version', 'The footer shows the version (show_version)', 'footer', 'show_version'),
  fieldPart('.mq-foot__languages', 'Language selection', 'The site has several languages (languages)', 'languages'),
  fieldPart(
    '.mq-foot__column button',
    'Cookie settings',
    'Cookie consent is enabled (enabled)',
    'cookies_consent',
    'enabled',
  ),
  fieldPart('.mq-top', 'Top bar', 'The config has a top bar (navbar)', 'navbar'),
  fieldPart('.mq-foot', 'Footer', 'The config has a footer (footer)', 'footer'),
]

/** Selector of explainable parts besides modules, cards and links. */
export const SHELL_PARTS_SELECTOR = PARTS.map(({ selector }) => selector).join(', ')

/** Explains a part of the bar or footer; undefined if no config field creates it. */
export function explainShellPart(element: Element, runtime: Runtime): Explained | undefined {
  const part = PARTS.find(({ selector }) => element.matches(selector)) ?? SEARCH_PART
  const found = part.explain(element, runtime)
  if (!found) return undefined
  const { file, pointer } = found.place
  const problems = runtime.problems
    .list()
    .filter((each) => each.file === file && `${each.pointer}/`.startsWith(`${pointer}/`))
  return {
    kind: element.closest('.mq-foot') ? 'part of the footer' : 'part of the top bar',
    type: '',
    problems,
    ...found,
  }
}

/** The image is the first configured one: of the link, the site, the brand. Without an image the name is shown. */
function explainLogo(element: Element, { plan, routes }: Runtime): PartExplanation | undefined {
  const { site_config: site, logo, site_title, distributor } = plan.document
  const { custom_brand_link: link, logo: own } = site
  const shown = element.querySelector('img')?.getAttribute('src') ?? undefined
  const named = [
    [link?.image, siteConfigPlace('custom_brand_link', 'image')],
    [own, siteConfigPlace('logo')],
    [logo, configPlace('logo')],
  ] as const
  const picture = shown && named.find(([address]) => safeResourceUrl(address) === shown)?.[1]
  const name = site_title ? configPlace('site_title') : distributor ? configPlace('distributor') : undefined
  const place = picture || name
  if (!place) return undefined
  const start = defaultRoute(routes())
  const why: Fact[] = [
    { text: picture ? 'The config sets this image' : 'The config sets no image, so the name is shown', place },
  ]
  if (element.closest('.mq-foot'))
    why.push({
      text: 'The footer has columns: the brand is shown before them',
      place: siteConfigPlace('footer', 'columns'),
    })
  if (link) why.push({ text: `It links to ${link.url}`, place: siteConfigPlace('custom_brand_link', 'url') })
  else if (start)
    why.push({
      text: `It links to the default page, ${start.route}`,
      place: siteConfigPlace('routing', start.index, 'route'),
    })
  return { name: 'Logo', place, why }
}

function explainSignIn(_: Element, { plan }: Runtime): PartExplanation | undefined {
  if (!plan.document.site_config.navbar?.sign_in_label) return undefined
  const place = siteConfigPlace('navbar', 'sign_in_label')
  const why = [{ text: 'The config sets its label (sign_in_label)', place }, { text: 'For signed-out visitors' }]
  return {
    name: 'Sign-in link',
    place,
    why,
    hiddenBy: [{ label: 'the visitor is signed in', change: { viewer: 'viewer' } }],
  }
}

/** Search is shown if a route has a search page. The sign-out link also has a configurable label. */
function explainSearch(element: Element, { plan, routes }: Runtime): PartExplanation | undefined {
  const { navbar } = plan.document.site_config
  if (element.getAttribute('href') === '/logout') {
    if (!navbar?.sign_out_label) return undefined
    const place = siteConfigPlace('navbar', 'sign_out_label')
    return { name: 'Sign-out link', place, why: [{ text: 'The config sets its label (sign_out_label)', place }] }
  }
  const path = searchPath(routes())
  const route = routes().find((each) => each.route === path)
  if (!route || (element.hasAttribute('href') && element.getAttribute('href') !== path)) return undefined
  const place = siteConfigPlace('routing', route.index)
  const why: Fact[] = [{ text: `The route ${path} is a search page`, place }]
  if (navbar?.search) why.push({ text: `Its style: ${navbar.search}`, place: siteConfigPlace('navbar', 'search') })
  return { name: 'Search', type: route.component, place, why }
}

/** The heading of a link column; footer routes are listed under the brand's name. */
function explainColumn(element: Element, { plan }: Runtime): PartExplanation | undefined {
  const { columns = [] } = plan.document.site_config.footer ?? {}
  const text = element.textContent?.trim() ?? ''
  const index = columns.findIndex(({ heading }) => heading?.trim() === text)
  const column = columns[index]
  if (!column)
    return plan.document.site_title
      ? { name: text, place: configPlace('site_title'), why: FOOTER_TITLE_FACTS }
      : undefined
  const pointer = originOf(column) ?? siteConfigPlace('footer', 'columns', index).pointer
  const place = { file: CONFIG_FILE, pointer: `${pointer}/heading` }
  return { name: text, place, why: [{ text: `Column ${index + 1} of ${columns.length} of the footer`, place }] }
}

const FOOTER_TITLE_FACTS: Fact[] = [
  { text: 'Footer routes are listed under the brand’s name', place: configPlace('site_title') },
]

function explainNotice(_: Element, { plan }: Runtime): PartExplanation | undefined {
  const notice = plan.document.site_config.navbar?.notice
  if (!notice) return undefined
  const place = siteConfigPlace('navbar', 'notice')
  const why: Fact[] = [{ text: 'The bar has a notice', place }]
  if (notice.until) why.push({ text: `until ${notice.until}`, place: siteConfigPlace('navbar', 'notice', 'until') })
  return { name: 'Notice', place, why, hiddenBy: changesAfterEnd(notice.until) }
}
