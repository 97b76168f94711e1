import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { safeResourceUrl } from '../../../lib/url/safeHref'

/** Attributes of an element, in the order of the source. */
export type Attributes = readonly (readonly [name: string, value: string])[]

const attributesSpec = { default: [] as Attributes }

export const INLINE_TAGS = [
  ...(['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'code', 'small', 'sub', 'sup', 'mark'] as const),
  ...(['cite', 'q', 'kbd', 'abbr', 'dfn', 'var', 'samp', 'span', 'time'] as const),
]
export type InlineTag = (typeof INLINE_TAGS)[number]
export const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
export const LIST_TAGS = ['ul', 'ol']
/** Block elements that contain other blocks. */
export const GROUP_TAGS = 'blockquote div section article aside header footer figure figcaption'.split(' ')

/** The ProseMirror mark of an inline element. The editor renders no attributes of the source, which could run scripts. */
const markSpec = (tag: InlineTag): MarkSpec => ({
  attrs: { attributes: attributesSpec },
  inclusive: tag !== 'a',
  parseDOM: [
    {
      tag,
      getAttrs: (element) => {
        const href = tag === 'a' ? element.getAttribute('href') : null
        return { attributes: href === null ? [] : [['href', href]] }
      },
    },
  ],
  toDOM: ({ attrs }) =>
    tag === 'a' ? ['a', { title: attributeOf(attrs.attributes, 'href') ?? '', class: 'mqp-html__link' }, 0] : [tag, 0],
})

const nodeSpecs = {
  doc: { content: 'block*' },
  // The first one is the default block.
  paragraph: {
    group: 'block',
    content: 'inline*',
    // `p`, or empty for lines without an element. null: new.
    attrs: { tag: { default: null }, attributes: attributesSpec },
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { tag: { default: 'h2' }, attributes: attributesSpec },
    parseDOM: HEADING_TAGS.map((tag) => ({ tag, attrs: { tag } })),
    toDOM: ({ attrs }) => [attrs.tag, 0],
  },
  list: {
    group: 'block',
    content: 'item+',
    attrs: { tag: { default: 'ul' }, attributes: attributesSpec },
    parseDOM: LIST_TAGS.map((tag) => ({ tag, attrs: { tag } })),
    toDOM: ({ attrs }) => [attrs.tag, 0],
  },
  item: {
    content: 'block+',
    defining: true,
    attrs: { attributes: attributesSpec },
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  group: {
    group: 'block',
    content: 'block+',
    defining: true,
    attrs: { tag: { default: 'blockquote' }, attributes: attributesSpec },
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: ({ attrs }) => ['div', { class: 'mqp-html__group', 'data-tag': attrs.tag }, 0],
  },
  rule: { group: 'block', attrs: { attributes: attributesSpec }, parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  /** Markup that the editor does not know. */
  source: {
    group: 'block',
    atom: true,
    attrs: { html: {} },
    toDOM: ({ attrs }) => ['div', { class: 'mqp-html__source' }, ['pre', attrs.html]],
  },
  text: { group: 'inline' },
  break: {
    group: 'inline',
    inline: true,
    selectable: false,
    attrs: { attributes: attributesSpec },
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  image: {
    group: 'inline',
    inline: true,
    attrs: { attributes: attributesSpec },
    toDOM: ({ attrs }) => [
      'img',
      {
        src: safeResourceUrl(attributeOf(attrs.attributes, 'src') ?? '') ?? '',
        alt: attributeOf(attrs.attributes, 'alt') ?? '',
      },
    ],
  },
} satisfies Record<string, NodeSpec>

export const htmlSchema = new Schema({
  nodes: nodeSpecs,
  marks: Object.fromEntries(INLINE_TAGS.map((tag) => [tag, markSpec(tag)])) as Record<InlineTag, MarkSpec>,
})

export const attributeOf = (all: Attributes, name: string): string | undefined =>
  all.find(([each]) => each === name)?.[1]
