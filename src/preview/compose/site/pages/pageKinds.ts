import { schemas } from '../../../schemas/siteSchemas'

export interface PageKind {
  component: string
  /** Its meaning in a few words. */
  name: string
  meaning: string
  /** Parameters that its address needs, such as `:slug`. */
  parameters: readonly string[]
  /** Whether it shows the module list of its route. */
  hasModules: boolean
  /** Whether visitors come to it from other pages or emails, not from a menu. */
  isOpened: boolean
  /** Where its content is written, if it has no modules. */
  source?: string
}

/** Kinds that consist of the modules of a list. */
const MODULE_KINDS = ['modulesonly', 'home']

const KINDS_OPENED_BY_LINKS = new Set([
  'genredetail',
  'titledetail',
  'playdetail',
  'collection',
  'assetdetail',
  'resetpassword',
  'eventrsvpcancel',
  'login',
  'watch',
  'videolanding',
  'module',
  'lightbox',
  'fycevent',
])

const FROM_SERVICE_TEXT = 'The content of this page comes from the service.'
const CONTENT_SOURCES: Readonly<Record<string, string>> = {
  faq: 'The questions come from the service, or from faq.json in the site folder.',
  waystowatch: 'The ways to watch come from the service, or from ways-to-watch.json in the site folder.',
  events: FROM_SERVICE_TEXT,
  fyceventlist: FROM_SERVICE_TEXT,
}

/** The kinds of pages with their meanings, pages of modules first. */
export function listPageKinds(): PageKind[] {
  const { enum: words = [], enumDescriptions = [] } = schemas.get('config/component-kind') ?? {}
  const kinds = words.map(String).map((component, index): PageKind => {
    const meaning = String(enumDescriptions[index] ?? '')
    return {
      component,
      name: /^[^.:(]*/.exec(meaning)?.[0].trim() || component,
      meaning,
      parameters: [...meaning.matchAll(/:[A-Za-z]\w*/g)].map(([parameter]) => parameter),
      hasModules: MODULE_KINDS.includes(component),
      isOpened: KINDS_OPENED_BY_LINKS.has(component),
      source: CONTENT_SOURCES[component],
    }
  })
  return kinds.sort((a, b) => rankOf(a) - rankOf(b))
}

const rankOf = ({ component }: PageKind): number =>
  MODULE_KINDS.includes(component) ? MODULE_KINDS.indexOf(component) : MODULE_KINDS.length
