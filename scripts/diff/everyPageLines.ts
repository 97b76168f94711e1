import type { Line, LinePlace } from '../../src/tools/diff/comparison'
import { changedFiles } from './changedFiles'
import { describeChanges } from './changes'
import { describeModuleChanges, moduleChanges } from './moduleChanges'
import type { ReadSite } from './readSite'
import type { Visit } from './visits'

/** Fields that grant or deny access, or run a third-party script. */
const SENSITIVE_FIELDS =
  /^(?:code_login|username_login|okta_settings|supported_browser|analytics_code|mux_code|google_api_key|auth|force_keycloak|keycloak_exempt_paths|allow_unauthed_details|play_auth|countdown|is_apple_site|match_access_by_groups|embargo|disable_non_playable|cookies_consent|js|scripts|adobe_embed_src|ext_nav_links)$/
/** Fields whose effects are compared instead of their values. */
const COMPARED_BY_EFFECT = new Set(['routing', '$schema', 'schema_version', 'site_config'])

const MENU_LISTS: [name: string, uri: (site: ReadSite) => string | undefined][] = [
  ['module list of the top bar', ({ plan }) => plan.document.site_config.navbar?.modules_uri],
  ['module list of the mobile menu', ({ plan }) => plan.document.site_config.navbar?.mobile_genres_modules_uri],
]

type VisitPair = [signedOut: Visit, signedIn: Visit]

/** Changes that are visible on every page. */
export const everyPageLines = (
  before: ReadSite,
  after: ReadSite,
  visitsBefore: VisitPair,
  visitsAfter: VisitPair,
): Line[] => [
  ...visitLines('~', 'menu', visitsBefore, visitsAfter, ({ menuLabels }) => menuLabels),
  ...visitLines('~', 'footer menu', visitsBefore, visitsAfter, ({ footerLabels }) => footerLabels),
  ...fieldLines(before, after),
  ...styleLines(before, after),
  ...menuListLines(before, after),
  ...fileLines(before, after),
]

/** How a text differs signed out and signed in: one line if the difference is the same for both. */
export function visitLines(
  sign: '~' | '!',
  name: string,
  before: VisitPair,
  after: VisitPair,
  textOf: (visit: Visit) => string,
): Line[] {
  const change = (viewer: 0 | 1) => {
    const [a, b] = [textOf(before[viewer]), textOf(after[viewer])]
    return a === b ? '' : `: ${a || 'nothing'} → ${b || 'nothing'}`
  }
  const [signedOut, signedIn] = [change(0), change(1)]
  const texts =
    signedOut === signedIn
      ? [signedOut]
      : [signedOut && `, signed out${signedOut}`, signedIn && `, signed in${signedIn}`]
  return texts.filter((text) => text !== '').map((text) => ({ sign, text: name + text, paths: [] }))
}

function fieldLines(before: ReadSite, after: ReadSite): Line[] {
  const [a, b] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((field): Line[] => {
    const pieces = COMPARED_BY_EFFECT.has(field) ? [] : describeChanges(a[field], b[field])
    if (pieces.length === 0) return []
    const sign = SENSITIVE_FIELDS.test(field) ? '!' : '~'
    const place = field in b ? placeOfField(after, field) : undefined
    return [{ sign, text: `${field}: ${pieces.join(', ')}`, paths: [], place }]
  })
}

const fieldsOf = ({ plan }: ReadSite): Record<string, unknown> => ({
  ...plan.document,
  ...plan.document.site_config,
})

const placeOfField = ({ plan }: ReadSite, field: string): LinePlace => ({
  file: 'config.json',
  pointer: field in plan.document.site_config ? `/site_config/${field}` : `/${field}`,
})

const styleLines = (before: ReadSite, after: ReadSite): Line[] =>
  Object.keys(before.styles)
    .filter((file) => file in after.styles && before.styles[file] !== after.styles[file])
    .map((file) => ({ sign: '~', text: `style sheet ${file}`, paths: [], place: { file, pointer: '' } }))

/** Module lists that the menus show in panels. A changed address is a change of the field `navbar`. */
const menuListLines = (before: ReadSite, after: ReadSite): Line[] =>
  MENU_LISTS.flatMap(([name, uriOf]): Line[] => {
    const uri = uriOf(after)
    if (uriOf(before) !== uri) return []
    const modules = moduleChanges(before, uri, after, uri)
    return modules.length > 0
      ? [{ sign: '~', text: `${name}: ${describeModuleChanges(modules)}`, paths: [], modules }]
      : []
  })

/** Images and HTML pages of the site folder. Any page may use them. */
const fileLines = (before: ReadSite, after: ReadSite): Line[] =>
  changedFiles(before, after)
    .filter(({ ownList }) => !ownList)
    .map(({ sign, path, location }) => ({ sign, text: `file ${path}`, paths: [], ...location }))
