import { findNearestWord } from '../../../src/lib/text/findNearestWord'
import type { Problem } from '../../../src/site/validate/problem'
import type { Site, SiteCheck } from '../site/site'
import { textsIn } from '../site/walk'

/** A field of the config that refers to a module list. */
interface ListReference {
  pointer: string
  uri: string
}

/** Reports module lists that the config refers to but that do not exist, and lists that are not used. */
export const checkModuleLists: SiteCheck = (site) => {
  const { config, lists } = site
  if (!config || !lists) return []
  const slugs = lists.map(({ slug }) => slug)
  const found: Problem[] = []
  const used = new Set<string>()
  for (const { pointer, uri } of listReferences(site)) {
    const file = slugOfFile(uri)
    const slug = file ?? slugOfPath(uri)
    if (slug === undefined) continue
    used.add(slug)
    if (slugs.includes(slug) && file === undefined) continue
    const similar = findNearestWord(slug, slugs)
    const suggestion = similar === undefined ? undefined : `modules/placement/${similar}/`
    // The suggested list is probably the intended one: do not also report it as unused.
    if (similar !== undefined) used.add(similar)
    found.push({
      severity: 'error',
      rule: 'list/missing',
      file: config.file,
      pointer,
      message:
        file === undefined
          ? `the module list modules/${slug}.json does not exist`
          : `"${uri}" is a file: expected the API path "modules/placement/${slug}/"`,
      suggestion,
    })
  }
  // An invalid field was removed from the config, but its list is still in use.
  for (const { value } of textsIn(config.raw, '')) used.add(slugOfPath(value) ?? '')
  for (const { file, slug } of lists) {
    const message = unusedMessage(slug, used, site)
    if (message) found.push({ severity: 'warning', rule: 'list/not-used', file, pointer: '', message })
  }
  return found
}

/** `modules/placement/<slug>/` is the file `modules/<slug>.json`. Undefined for other addresses. */
function slugOfPath(uri: string): string | undefined {
  return /^\/?modules\/placement\/([^/?]+)\/?(?:\?.*)?$/s.exec(uri)?.[1]
}

/** The slug if the config gives a file (`modules/home.json`, `/site/modules/home.json`) instead of an API path. */
function slugOfFile(uri: string): string | undefined {
  return /^\.?\/?(?:site\/)?modules\/([^/?]+)\.json$/s.exec(uri)?.[1]
}

function listReferences({ config }: Site): ListReference[] {
  if (!config) return []
  const { navbar = {}, footer = {}, title_layouts_uri } = config.document.site_config
  const fields: [string, string | undefined][] = [
    ['/site_config/navbar/modules_uri', navbar.modules_uri],
    ['/site_config/navbar/mobile_genres_modules_uri', navbar.mobile_genres_modules_uri],
    ['/site_config/footer/modules_uri', footer.modules_uri],
    ['/site_config/title_layouts_uri', title_layouts_uri],
    ...config.plan.routes.map((route): [string, string | undefined] => [
      `/site_config/routing/${route.index}/modules_uri`,
      route.modules_uri,
    ]),
  ]
  return fields.flatMap(([pointer, uri]) => (uri === undefined ? [] : [{ pointer, uri }]))
}

/** Undefined if the list is used. Lists for one title or genre are used by their file name, without a reference in the config. */
function unusedMessage(slug: string, used: ReadonlySet<string>, { titleSlugs, genreSlugs }: Site): string | undefined {
  const [kind = '', name = ''] = slug.split('/')
  const known = kind === 'title' ? titleSlugs : kind === 'genre' ? genreSlugs : undefined
  if (slug.includes('/')) {
    if (known && !known.has(name)) return `there is no ${kind} "${name}": this list is not used`
    return undefined
  }
  return used.has(slug)
    ? undefined
    : `no field of the config contains modules/placement/${slug}/: this list is not used`
}
