import { isRecord } from '../../../lib/json/isRecord'
import { valueAtPath } from '../../../lib/json/valueAtPath'
import { CONFIG_FILE } from '../draft/siteData'
import type { FormField } from './formGroups'

/** Labels of fields whose names say something else to an operator. */
const LABELS: Record<string, string> = {
  display_name: 'Heading',
  content: 'Items',
  section: 'Parts of the heading',
  meta_fields: 'Facts',
  slides: 'Number of items',
  modules_uri: 'Module list',
  routing: 'Pages',
  ext_nav_links: 'Links to other sites',
  css: 'Style sheets',
  id: 'ID',
  url: 'Address',
  href: 'Address',
  distributor: 'Name of the brand',
  site_title: 'Name of the site',
  logo_login: 'Logo above the sign-in form',
  logo_reset: 'Logo above the password form',
  login_video: 'Video behind the sign-in form',
  missing_img: 'Fallback for missing pictures',
  favicon: 'Icon in the browser tab',
  apple_touch_icon: 'Icon on the home screen',
  custom_brand_link: 'Link of the logo',
  navbar: 'Top bar',
  mobile_width: 'Mobile menu below this width',
  auth: 'Sign-in',
  code_login: 'Visitors sign in with an access code',
  username_login: 'Visitors sign in with a username',
  okta_settings: 'Okta',
  supported_browser: 'Supported browsers',
  force_keycloak: 'Sign in at Keycloak before every page',
  keycloak_exempt_paths: 'Pages without Keycloak',
  allow_unauthed_details: 'Title pages without signing in',
  play_auth: 'Sign in to play',
  contact: 'Contact link',
  group_setting: 'Account menu text by group',
  error_message_if_no_content_group_restriction: 'Messages for groups without access',
  match_access_by_groups: 'Group messages in empty rows',
  embargo: 'Embargo documents',
  title_layouts_uri: 'Title layouts',
  titled_posters: 'Posters contain the title',
  is_show_title_in_modal: 'Titles open in a dialog',
  show_summary_in_title_heading: 'Summary below the title',
  show_true_genres: 'Show genres without a page',
  genre_slugs: 'Genres',
  show_spoilers: 'Spoilers',
  nominations_group: 'Group that sees nominations',
  format_release: 'Format of release dates',
  heading_mappings: 'Headings of watch pages',
  disable_non_playable: 'No links to titles that cannot be played',
  ignore_modules: 'Hidden modules',
  is_apple_site: 'Access rules of Apple sites',
  modal_playback: 'Play in a dialog',
  enable_playback_history: 'Saved playback progress',
  is_default_audio_track: 'Start with the default audio track',
  remove_cc_label_strings: 'Words removed from subtitle labels',
  prevent_native_player_fullscreen: 'Own controls in full screen',
  disable_airplay: 'No AirPlay',
  enable_airplay_for_released: 'AirPlay for released titles',
  disable_cast_drm: 'No casting of protected videos',
  media_origins: 'Other media servers',
  consider_module_title_as_event: 'Modules with events',
  add_global_class_after: 'CSS class added after a date',
  cookies_consent: 'Cookie dialog',
  analytics_code: 'Google Analytics',
  mux_code: 'Mux Data',
  disable_dd_and_mux: 'No player analytics',
  adobe_embed_src: 'Adobe tag',
  js: 'Scripts without consent',
  scripts: 'Scripts with consent',
  offline: 'Offline use',
  google_api_key: 'Key for Google maps',
  show_browser_version_banner: 'Notice in old browsers',
  css_root: 'CSS class of the brand',
  schema_version: 'Version of the format',
  uri: 'Address',
  route: 'Address',
  component: 'Kind of page',
  css_id: 'CSS ID',
  cite: 'Author of the quote',
  ink: 'Darkest colour',
}

/** `see_all_link`: "See all link". */
export function labelOf(name: string): string {
  const label = LABELS[name] ?? name.replace(/_(?:uri|url)$/, ' address').replaceAll('_', ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** The content of a module is a list, or its text. */
export const fieldLabel = ({ name, control, label }: FormField): string =>
  label ?? (control.as === 'text' || control.as === 'html' ? textLabel(name) : labelOf(name))

/** Label of a field that contains text. */
export const textLabel = (name: string): string => (name === 'content' ? 'Text' : labelOf(name))

/** Fields that name an item, the most readable first. */
const NAMING_FIELDS = [
  'display_name',
  'name',
  'heading',
  'title',
  'label',
  'question',
  'text',
  'slug',
  'route',
  'type',
  'id',
] as const

/** The name of a value for lists and headings; of a placement that of its module. */
export function nameOf(value: unknown, fallback: string): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!isRecord(value)) return fallback
  if (isRecord(value.module)) return nameOf(value.module, fallback)
  for (const field of NAMING_FIELDS) {
    const name = value[field]
    if ((typeof name === 'string' && name.trim() !== '') || typeof name === 'number') return String(name)
  }
  return fallback
}

/** Objects that only group fields: the step is named after the value around them. */
const GROUPING_FIELDS = new Set(['config', 'module', 'data', 'site_config'])

/**
 * A change in the list of steps: "Heading of Festival wall".
 * @param data the document after the change
 * @param path of the changed field
 */
export function stepLabel(label: string, file: string, data: unknown, path: readonly (string | number)[]): string {
  for (let length = path.length - 1; length > 0; length--) {
    const key = path[length - 1]
    const name = nameOf(valueAtPath(data, path.slice(0, length).map(String)), '')
    if (name !== '') return `${label} of ${name}`
    if (typeof key === 'string' && !GROUPING_FIELDS.has(key)) return `${label} of ${labelOf(key)}`
  }
  return file === CONFIG_FILE ? label : `${label} of ${file}`
}
