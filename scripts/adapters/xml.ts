import { parseXml, XmlCdata, XmlElement, XmlText } from '@rgrove/parse-xml'
import { decodeHTMLStrict } from 'entities'

/** The prefix that adapters use for each namespace, independent of the prefix in the document. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['http://search.yahoo.com/mrss', 'media'],
  ['http://www.w3.org/2005/Atom', 'atom'],
])

/** Namespaces by prefix in the document; the default namespace has the prefix "". */
type Scope = Readonly<Record<string, string>>

/** An XML element as plain data, so that a JSON Schema can validate it. */
export interface Element {
  /** Name with its prefix, such as `media:content`. */
  name: string
  attributes: Record<string, string>
  /** Text content, without that of child elements. */
  text: string
  /** Child elements by name. */
  children: Record<string, Element[]>
}

/**
 * Parses a document and returns its root. Also resolves HTML entities, which many feeds use without declaring them.
 * @throws Error with a one-line message and the position for invalid XML
 */
export function readXml(text: string): Element {
  try {
    const { root } = parseXml(text.trimStart(), { resolveUndefinedEntity })
    if (root) return elementOf(root, {})
  } catch (error) {
    // Parser and mapping are recursive, so deep nesting overflows the stack.
    if (error instanceof RangeError) throw new Error('its elements are nested too deeply')
    // The parser appends an excerpt of the document to the first line.
    throw new Error((error as Error).message.split('\n', 1)[0])
  }
  throw new Error('the document has no element')
}

function resolveUndefinedEntity(reference: string): string | undefined {
  const text = decodeHTMLStrict(reference)
  return text === reference ? undefined : text
}

function elementOf({ name, attributes, children }: XmlElement, outer: Scope): Element {
  const scope = scopeIn(attributes, outer)
  // Without a prototype, because an element may be called `constructor`.
  const byName: Record<string, Element[]> = Object.create(null)
  let text = ''
  for (const child of children) {
    if (child instanceof XmlText || child instanceof XmlCdata) text += child.text
    if (!(child instanceof XmlElement)) continue
    const element = elementOf(child, scope)
    byName[element.name] ??= []
    byName[element.name]?.push(element)
  }
  return { name: canonicalName(name, scope), attributes: { ...attributes }, text: text.trim(), children: byName }
}

function scopeIn(attributes: Record<string, string>, outer: Scope): Scope {
  const own = Object.entries(attributes).flatMap(([name, uri]) => {
    const prefix = /^xmlns(?::(.+))?$/.exec(name)
    return prefix ? [[prefix[1] ?? '', uri]] : []
  })
  return own.length > 0 ? { ...outer, ...Object.fromEntries(own) } : outer
}

/** Replaces the prefix of the document with the prefix of PREFIXES. */
function canonicalName(name: string, scope: Scope): string {
  const [, prefix = '', local = name] = /^(?:(.+):)?(.+)$/.exec(name) ?? []
  const known = Object.hasOwn(scope, prefix) ? PREFIXES.get((scope[prefix] ?? '').replace(/\/$/, '')) : undefined
  return known ? `${known}:${local}` : name
}
