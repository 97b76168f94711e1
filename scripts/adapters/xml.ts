import { parseXml, XmlCdata, XmlElement, XmlText } from '@rgrove/parse-xml'

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
 * The root of a document.
 * @throws Error with the place where it is no XML
 */
export const readXml = (text: string): Element => {
  const { root } = parseXml(text)
  if (!root) throw new Error('There is no element.')
  return elementOf(root)
}

function elementOf({ name, attributes, children }: XmlElement): Element {
  // A name may be any word, also one that objects have by themselves.
  const byName: Record<string, Element[]> = Object.create(null)
  let text = ''
  for (const child of children) {
    if (child instanceof XmlText || child instanceof XmlCdata) text += child.text
    if (!(child instanceof XmlElement)) continue
    byName[child.name] ??= []
    byName[child.name]?.push(elementOf(child))
  }
  return { name, attributes: { ...attributes }, text: text.trim(), children: byName }
}
