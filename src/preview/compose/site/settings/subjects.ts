import type { SiteTexts } from '../../../../tools/edit/editSite'
import { CONFIG_FILE, dataIn, type Path } from '../../draft/siteData'
import { type FormField, formGroups } from '../../form/formGroups'
import { labelOf } from '../../form/labels'

const SITE_CONFIG_FIELD = 'site_config'

/** Fields of the config that belong together. */
export interface Subject {
  name: string
  label: string
  /** Names in `site_config`; with a slash in front: in the document. */
  fields: readonly string[]
}

export const SUBJECTS: readonly Subject[] = [
  {
    name: 'identity',
    label: 'Name and pictures',
    fields: [
      '/site_title',
      '/distributor',
      '/logo',
      'logo',
      'logo_login',
      'logo_reset',
      'login_video',
      'favicon',
      'apple_touch_icon',
      'missing_img',
      'custom_brand_link',
    ],
  },
  {
    name: 'bars',
    label: 'Top bar and footer',
    fields: ['navbar', 'footer', 'ext_nav_links', '/content_owners', 'mobile_width'],
  },
  {
    name: 'sign-in',
    label: 'Sign-in and access',
    fields: [
      'auth',
      '/code_login',
      '/username_login',
      '/okta_settings',
      'force_keycloak',
      'keycloak_exempt_paths',
      'allow_unauthed_details',
      'play_auth',
      'contact',
      '/group_setting',
      'error_message_if_no_content_group_restriction',
      'match_access_by_groups',
      'embargo',
    ],
  },
  {
    name: 'titles',
    label: 'Titles and lists',
    fields: [
      'title_layouts_uri',
      'titled_posters',
      'is_show_title_in_modal',
      'show_summary_in_title_heading',
      'show_true_genres',
      'genre_slugs',
      'show_spoilers',
      'nominations_group',
      'format_release',
      'heading_mappings',
      'disable_non_playable',
      'ignore_modules',
      'watchlist',
      'is_apple_site',
    ],
  },
  {
    name: 'playback',
    label: 'Playback',
    fields: [
      'video',
      'modal_playback',
      'enable_playback_history',
      'is_default_audio_track',
      'remove_cc_label_strings',
      'prevent_native_player_fullscreen',
      'disable_airplay',
      'enable_airplay_for_released',
      'disable_cast_drm',
      'media_origins',
    ],
  },
  {
    name: 'events',
    label: 'Countdown and events',
    fields: ['countdown', 'consider_module_title_as_event', 'add_global_class_after'],
  },
  {
    name: 'privacy',
    label: 'Cookies and statistics',
    fields: [
      'cookies_consent',
      '/analytics_code',
      '/mux_code',
      'disable_dd_and_mux',
      'adobe_embed_src',
      'scripts',
      'js',
    ],
  },
  {
    name: 'technical',
    label: 'Languages, browsers',
    fields: [
      'languages',
      'offline',
      'uploads',
      'google_api_key',
      'show_browser_version_banner',
      '/supported_browser',
      'css',
      'css_root',
      '/schema_version',
    ],
  },
]

/** Fields that other sections edit, and `site_config`, which contains most settings. */
const FIELDS_OF_OTHER_SECTIONS = new Set(['/site_config', 'routing', 'texts', 'texts_by_language'])

/** Labels of fields whose names are unclear without the object around them. */
const LABELS: Readonly<Record<string, string>> = {
  '/logo': 'Logo of the brand',
  logo: 'Logo in the top bar',
  video: 'Player',
}

/** The label of an object of the settings. */
export const settingLabel = (name: string): string => LABELS[name] ?? labelOf(name)

/** The fields of the subjects, with those of no subject in "Other". */
export function fieldsBySubject(files: SiteTexts): { subject: Subject; fields: FormField[] }[] {
  const data = dataIn(files, CONFIG_FILE)
  const fieldsAt = (path: Path) => formGroups(CONFIG_FILE, data, path).flatMap(({ fields }) => fields)
  const all = new Map([
    ...fieldsAt([]).map((field) => [`/${field.name}`, field] as const),
    ...fieldsAt([SITE_CONFIG_FIELD]).map((field) => [field.name, field] as const),
  ])
  const known = new Set(SUBJECTS.flatMap(({ fields }) => fields))
  const rest = [...all.keys()].filter((key) => !known.has(key) && !FIELDS_OF_OTHER_SECTIONS.has(key))
  const subjects = rest.length > 0 ? [...SUBJECTS, { name: 'other', label: 'Other', fields: rest }] : SUBJECTS
  return subjects.map((subject) => ({
    subject,
    fields: subject.fields.flatMap((key) => {
      const field = all.get(key)
      return field ? { ...field, label: LABELS[key] } : []
    }),
  }))
}

/** The subject of a value in the config. */
export function subjectOf([first, second]: Path): Subject | undefined {
  const key = first === SITE_CONFIG_FIELD ? second : `/${first}`
  return SUBJECTS.find(({ fields }) => fields.some((field) => field === key))
}
