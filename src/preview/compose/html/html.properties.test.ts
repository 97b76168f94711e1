import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { isRecord } from '../../../lib/json/isRecord'
import { parseHtml } from './parseHtml'
import { writeHtml } from './writeHtml'

const RUN_OPTIONS = { numRuns: 1000 }

/** Parts of documents, also such that browsers repair. */
const PIECES = [
  ...[
    '<p>One</p>',
    '<p>Two <b>bold</b>, <em>leaning</em> <a href="/a?b=1&amp;c">link</a></p>',
    '<p class=brand-a>Three</p>',
  ],
  ...[
    '<h2>Head</h2>',
    '<ul>\n  <li>A</li>\n  <li>B <ul><li>C</li></ul></li>\n</ul>',
    '<ol start=3><li><p>D</p></li></ol>',
  ],
  ...['lines ', '<br>', '&nbsp;', ' &amp; ', '<!-- note -->', '<img src="/a.png">', '<hr/>', '\n', '\r\n\t', ' '],
  ...['<table><tr><td>1</td></tr></table>', '<iframe src="https://a.example"></iframe>', '<pre> a\n b</pre>'],
  ...['<div><p>In</p> text</div>', '<blockquote>Said</blockquote>', '<section><h3>S</h3><p>T</p></section>'],
  ...['<p>open', '</p>', '</div>', '<b>', '</b>', '<div>', '<li>', '<', '>', '<p', '"', '&', '<b><p>x</b>y</p>', '\0'],
]
const anyHtml = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(''))

/** The HTML of all sites. */
const fixtureHtml = readdirSync('fixtures/sites', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && !path.startsWith('broken'))
  .flatMap((path) => htmlIn(JSON.parse(readFileSync(join('fixtures/sites', path), 'utf8').replace(/^\ufeff/, ''))))

function htmlIn(value: unknown): string[] {
  if (typeof value === 'string') return /<\w/.test(value) ? [value] : []
  return Array.isArray(value) || isRecord(value) ? Object.values(value).flatMap(htmlIn) : []
}

/** Types into a block of lines, which is at `index` in the document. */
function typeInto(doc: Node, index: number, text: string): Node {
  let at = 0
  for (let before = 0; before < index; before++) at += doc.child(before).nodeSize
  let lines = -1
  doc.child(index).descendants((node, position) => {
    if (node.isTextblock && lines < 0) lines = position + 1
  })
  const position = at + 1 + (doc.child(index).isTextblock ? 0 : lines + 1)
  return EditorState.create({ doc }).tr.insertText(text, position).doc
}

const isEditable = (node: Node) => node.isTextblock || node.content.size > 0

describe('HTML keeps every byte', () => {
  test('keeps every byte of HTML that is opened and written without a change', () => {
    fc.assert(
      fc.property(anyHtml, (source) => {
        const parsed = parseHtml(source)
        expect(writeHtml(parsed, parsed.doc)).toBe(source)
      }),
      RUN_OPTIONS,
    )
  })

  test('keeps every byte outside the block that is changed', () => {
    fc.assert(
      fc.property(anyHtml, fc.nat(), (source, number) => {
        const parsed = parseHtml(source)
        const editable = parsed.blocks.flatMap(({ node }, index) => (isEditable(node) ? index : []))
        if (editable.length === 0) return
        const index = editable[number % editable.length] ?? 0
        const block = parsed.blocks[index]
        const written = writeHtml(parsed, typeInto(parsed.doc, index, 'typed'))
        expect(written.startsWith(source.slice(0, block?.start))).toBe(true)
        expect(written.endsWith(source.slice(block?.end))).toBe(true)
        expect(written).toContain('typed')
        expect(written).not.toBe(source)
      }),
      RUN_OPTIONS,
    )
  })

  test('keeps every byte of the other blocks when one block is removed', () => {
    fc.assert(
      fc.property(anyHtml, fc.nat(), (source, number) => {
        const parsed = parseHtml(source)
        const { blocks, doc } = parsed
        if (blocks.length < 2) return
        const removed = number % blocks.length
        const left = doc.type.create(
          null,
          doc.children.filter((_, index) => index !== removed),
        )
        const written = writeHtml(parsed, left)
        let from = 0
        for (const { start, end } of blocks.filter((_, index) => index !== removed)) {
          const text = source.slice(start, end)
          const at = written.indexOf(text, from)
          expect(at).toBeGreaterThanOrEqual(from)
          from = at + text.length
        }
      }),
      RUN_OPTIONS,
    )
  })

  test.each(fixtureHtml.map((source) => [source.slice(0, 60), source]))('of a site: %s', (_, source) => {
    const parsed = parseHtml(source)
    expect(writeHtml(parsed, parsed.doc)).toBe(source)
    for (const [index, { node, start, end }] of parsed.blocks.entries()) {
      if (!isEditable(node)) continue
      const written = writeHtml(parsed, typeInto(parsed.doc, index, 'typed'))
      expect(written.startsWith(source.slice(0, start))).toBe(true)
      expect(written.endsWith(source.slice(end))).toBe(true)
    }
  })
})
