import { parseXml, XmlCdata, XmlElement, XmlText } from '@rgrove/parse-xml'
import { decodeHTMLStrict } from 'entities'

/** Prefixes of the namespaces that adapters read, whatever prefix a document gives them. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['http://search.yahoo.com/mrss', 'media'],
  ['http://www.w3.org/2005/Atom', 'atom'],
])

/** Namespaces by their prefixes in the document; the default namespace has the prefix "". */
type Scope = Readonly<Record<string, string>>

/** An element of XML as data, so that a schema can be asked of it as of JSON. */
export interface Element {
  /** With its prefix: `media:content`. */
  name: string
  attributes: Record<string, string>
  /** Its own text, without that of its children. */
  text: string
  /** By their names. */
  children: Record<string, Element[]>
}

/**
 * The root of a document. Entities of HTML, which many feeds use without declaring them, are read, too.
 * @throws Error in one sentence, with the place where it is no XML
 */
export function readXml(text: string): Element {
  try {
    const { root } = parseXml(text.trimStart(), { resolveUndefinedEntity })
    if (root) return elementOf(root, {})
  } catch (error) {
    // Parser and mapping are recursive.
    if (error instanceof RangeError) throw new Error('its elements are nested too deep')
    // An excerpt of the document follows.
    throw new Error((error as Error).message.split('\n', 1)[0])
  }
  throw new Error('There is no element.')
}

function resolveUndefinedEntity(reference: string): string | undefined {
  const text = decodeHTMLStrict(reference)
  return text === reference ? undefined : text
}

function elementOf({ name, attributes, children }: XmlElement, around: Scope): Element {
  const scope = scopeIn(attributes, around)
  // A name may be any word, also one that objects have by themselves.
  const byName: Record<string, Element[]> = Object.create(null)
  let text = ''
  for (const child of children) {
    if (child instanceof XmlText || child instanceof XmlCdata) text += child.text
    if (!(child instanceof XmlElement)) continue
    const element = elementOf(child, scope)
    byName[element.name] ??= []
    byName[element.name]?.push(element)
  }
  return { name: knownName(name, scope), attributes: { ...attributes }, text: text.trim(), children: byName }
}

function scopeIn(attributes: Record<string, string>, around: Scope): Scope {
  const own = Object.entries(attributes).flatMap(([name, uri]) => {
    const prefix = /^xmlns(?::(.+))?$/.exec(name)
    return prefix ? [[prefix[1] ?? '', uri]] : []
  })
  return own.length > 0 ? { ...around, ...Object.fromEntries(own) } : around
}

/** The name of an element with the prefix by which adapters know its namespace. */
function knownName(name: string, scope: Scope): string {
  const [, prefix = '', local = name] = /^(?:(.+):)?(.+)$/.exec(name) ?? []
  const known = Object.hasOwn(scope, prefix) ? PREFIXES.get((scope[prefix] ?? '').replace(/\/$/, '')) : undefined
  return known ? `${known}:${local}` : name
}
