import { isRecord } from '../../../../lib/json/isRecord'
import { schemaAt } from '../../../schemas/siteSchemas'
import { type Path, valueIn } from '../../draft/siteData'
import { controlOf } from '../../form/fieldControl'

/** A field whose value a text of the page shows. */
export interface TextField {
  /** Path from the root of the document. */
  path: Path
  value: string
  /** The service adds texts to cards that only have a slug. */
  from: 'document' | 'service'
  isLong: boolean
  maxLength?: number
}

interface Candidate {
  path: Path
  /** The object in the document. */
  own: Readonly<Record<string, unknown>>
  /** The object that the page shows. */
  shown: Readonly<Record<string, unknown>>
}

/** Fields that visitors do not read. `name` is the internal name of a module. */
const INTERNAL_FIELDS = ['id', 'slug', 'type', 'class', 'href', 'url', 'uri', 'route']
const INTERNAL_MODULE_FIELDS = ['name']
/** A module, its items, and what these contain. */
const MAX_DEPTH = 4

/**
 * The field of a part of the page that is exactly this text.
 * @param path of the part in the document
 * @param shown the part with what the service adds
 * @returns undefined if no field is, or if several items have the same text
 */
export function findTextField(
  file: string,
  data: unknown,
  path: Path,
  shown: unknown,
  text: string,
): TextField | undefined {
  const wanted = stripWhitespace(text)
  if (wanted === '') return undefined
  const value = valueIn(data, path)
  if (typeof value === 'string')
    return stripWhitespace(value) === wanted ? textFieldAt(file, data, path, value, value) : undefined
  let level: Candidate[] = isRecord(value) ? [{ path, own: value, shown: isRecord(shown) ? shown : value }] : []
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth++) {
    const found = level.flatMap((each) => matchingField(file, data, each, wanted) ?? [])
    if (found.length > 0) return found.length === 1 ? found[0] : undefined
    level = level.flatMap(childCandidates)
  }
  return undefined
}

function matchingField(
  file: string,
  data: unknown,
  { path, own, shown }: Candidate,
  wantedText: string,
): TextField | undefined {
  const isModule = path.at(-1) === 'module'
  for (const name of Object.keys({ ...own, ...shown })) {
    const value = own[name] ?? shown[name]
    if (typeof value !== 'string' || stripWhitespace(value) !== wantedText) continue
    if (INTERNAL_FIELDS.includes(name) || (isModule && INTERNAL_MODULE_FIELDS.includes(name))) continue
    const field = textFieldAt(file, data, [...path, name], value, own[name])
    if (field) return field
  }
  return undefined
}

/** @param stored the value in the document */
function textFieldAt(file: string, data: unknown, path: Path, value: string, stored: unknown): TextField | undefined {
  const schema = schemaAt(file, data, path)
  const control = schema && controlOf(schema)
  if (control?.as !== 'text' || /\bHTML\b/.test(schema?.description ?? '')) return undefined
  const { isLong, maxLength } = control
  return { path, value, from: stored === undefined ? 'service' : 'document', isLong, maxLength }
}

function childCandidates({ path, own, shown }: Candidate): Candidate[] {
  return Object.entries({ ...shown, ...own }).flatMap(([name, value]) => {
    const other = shown[name]
    if (isRecord(value))
      return [{ path: [...path, name], own: name in own ? value : {}, shown: isRecord(other) ? other : value }]
    if (!(name in own) || !Array.isArray(value)) return []
    return value.flatMap((item: unknown, index): Candidate[] => {
      const expanded: unknown = Array.isArray(other) ? other[index] : undefined
      return isRecord(item)
        ? [{ path: [...path, name, index], own: item, shown: isRecord(expanded) ? expanded : item }]
        : []
    })
  })
}

/** Paragraphs and line breaks differ between a document and the page. */
const stripWhitespace = (text: string) => text.replace(/[\s\u00ad\u200b]+/g, '')
