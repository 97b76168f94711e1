import { type ServiceSchemaName, serviceValidators } from '../../generated/serviceValidators'
import { type SchemaName, validators } from '../../generated/validators'
import { isRecord } from '../../lib/json/isRecord'

/** Kind of a document: a schema, or a module list, whose placements are validated one by one */
export type DocumentKind = SchemaName | ServiceSchemaName | 'module-list'

/** By `$schema`, else by its path, else by its content. Undefined: unknown */
export function documentKind(path: string, data: unknown): DocumentKind | undefined {
  return kindBySchema(data) ?? kindByPath(path) ?? kindByContent(data)
}

function kindBySchema(data: unknown): DocumentKind | undefined {
  const schema = isRecord(data) ? data.$schema : undefined
  const key = typeof schema === 'string' ? /schemas\/(?:editor\/)?(.+)\.json$/.exec(schema)?.[1] : undefined
  return key !== undefined && isDocumentKind(key) ? key : undefined
}

function kindByPath(path: string): DocumentKind | undefined {
  if (/(?:^|[\\/])config\.json$/.test(path)) return 'config'
  if (/(?:^|[\\/])modules[\\/]title-layouts\.json$/.test(path)) return 'title-layouts'
  if (/(?:^|[\\/])modules[\\/](?:(?:title|genre)[\\/])?[^\\/]+\.json$/.test(path)) return 'module-list'
  if (/(?:^|[\\/])titles[\\/][^\\/]+\.json$/.test(path)) return 'service/title'
  return undefined
}

function kindByContent(data: unknown): DocumentKind | undefined {
  if (!isRecord(data)) return undefined
  if (isRecord(data.site_config)) return 'config'
  if (Array.isArray(data.data) && data.data.some((entry) => isRecord(entry) && 'module' in entry)) return 'module-list'
  if (isRecord(data.data) && Object.values(data.data).some(isLayout)) return 'title-layouts'
  const type = typeof data.type === 'string' ? data.type : ''
  const [module, view] = [`modules/${type}`, `views/${type}`]
  if (isDocumentKind(module)) return module
  // Titles have a type, too.
  if (isDocumentKind(view) && !('slug' in data)) return view
  if (
    MENU_FIELDS.some((key) => isRecord(data[key])) &&
    Object.keys(data).every((key) => !FIELDS_OF_OTHER_KINDS.has(key))
  )
    return 'content-menu'
  return undefined
}

const isLayout = (value: unknown) => isRecord(value) && LAYOUT_LISTS.some((key) => Array.isArray(value[key]))

const LAYOUT_LISTS = ['views', 'section', 'meta_fields']
const MENU_FIELDS = ['search', 'sort', 'filter', 'clear_button']
const FIELDS_OF_OTHER_KINDS = new Set(['slug', 'id', 'name'])

function isDocumentKind(key: string): key is DocumentKind {
  return key === 'module-list' || Object.hasOwn(validators, key) || Object.hasOwn(serviceValidators, key)
}
