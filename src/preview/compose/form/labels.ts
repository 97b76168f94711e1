import { isRecord } from '../../../lib/json/isRecord'

/** Labels of fields whose names say something else to an operator. */
const LABELS: Record<string, string> = {
  display_name: 'Heading',
  content: 'Items',
  slides: 'Number of items',
  modules_uri: 'Module list',
  routing: 'Pages',
  ext_nav_links: 'Links to other sites',
  css: 'Style sheets',
  id: 'ID',
  url: 'Address',
  href: 'Address',
  uri: 'Address',
}

/** `see_all_link`: "See all link". */
export function labelOf(name: string): string {
  const label = LABELS[name] ?? name.replace(/_(?:uri|url)$/, ' address').replaceAll('_', ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** Fields that name an item, the most readable first. */
const NAMES = [
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
  for (const field of NAMES) {
    const name = value[field]
    if ((typeof name === 'string' && name.trim() !== '') || typeof name === 'number') return String(name)
  }
  return fallback
}
