import { EditorState } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { htmlSchema } from './htmlSchema'
import { parseHtml } from './parseHtml'
import { writeHtml } from './writeHtml'

const blockTypesOf = (source: string) => parseHtml(source).blocks.map(({ node }) => node.type.name)

describe('parseHtml', () => {
  test.each([
    ['paragraphs and headings', '<h2>A</h2>\n<p>B</p>', ['heading', 'paragraph']],
    ['lines without an element', 'A <b>B</b><p>C</p>', ['paragraph', 'paragraph']],
    ['lists in lists', '<ul><li>A<ol><li>B</li></ol></li></ul>', ['list']],
    ['groups', '<div class="brand-a"><p>A</p></div>', ['group']],
    ['a table as source', '<p>A</p><table><tr><td>B</td></tr></table>', ['paragraph', 'source']],
    ['a frame as source', '<iframe src="https://a.example"></iframe>', ['source']],
    ['a comment as source', '<!-- A --><p>B</p>', ['source', 'paragraph']],
    ['a comment in lines as source', '<p>A <!-- B --> C</p>', ['source']],
    ['an unknown element in lines as source', '<p>A <blink>B</blink></p>', ['source']],
    ['another order of emphasis as source', '<p><em><strong>A</strong></em></p>', ['source']],
    ['an element without an end as source', '<p>A<p>B</p>', ['source', 'paragraph']],
    ['misplaced elements as source', '<b><p>A</b>B</p>', ['source']],
    ['preformatted text as source', '<pre> A</pre>', ['source']],
    ['nothing', ' \n', []],
  ])('reads %s', (_, source, expected) => expect(blockTypesOf(source)).toEqual(expected))
})

/** Changes the text "X". */
function editSource(source: string, change: (state: EditorState, at: number) => EditorState['tr']): string {
  const parsed = parseHtml(source)
  let at = -1
  parsed.doc.descendants((node, position) => {
    const index = node.text?.indexOf('X') ?? -1
    if (index >= 0) at = position + index
  })
  return writeHtml(parsed, change(EditorState.create({ doc: parsed.doc }), at).doc)
}

const typeText = (text: string) => (state: EditorState, at: number) => state.tr.insertText(text, at, at + 1)
const splitParagraph = (state: EditorState, at: number) => state.tr.delete(at, at + 1).split(at)

describe('writeHtml', () => {
  test.each([
    ['a word of a paragraph', '<p>A X</p>\n\n<P>B</P>', typeText('Y'), '<p>A Y</p>\n\n<P>B</P>'],
    ['special characters as entities', '<p>X</p>', typeText('<&\u00a0'), '<p>&lt;&amp;&nbsp;</p>'],
    ['attributes in double quotes', '<p id=a>X</p>', typeText('Y'), '<p id="a">Y</p>'],
    [
      'a link',
      '<p>X <a href="/?a=1&b=2" target=_blank>B</a></p>',
      typeText('Y'),
      '<p>Y <a href="/?a=1&amp;b=2" target="_blank">B</a></p>',
    ],
    [
      'one item of a list',
      '<ul>\n <LI>A</LI>\n <li>X</li>\n</ul>',
      typeText('Y'),
      '<ul>\n <LI>A</LI>\n <li>Y</li>\n</ul>',
    ],
    [
      'one block of a group',
      '<div id=a> <p>X</p> <table></table></div>',
      typeText('Y'),
      '<div id=a> <p>Y</p> <table></table></div>',
    ],
    ['lines without an element', 'X <b>B</b>', typeText('Y'), 'Y <b>B</b>'],
    ['lines that become two', 'AXB', splitParagraph, '<p>A</p><p>B</p>'],
    [
      'a paragraph that becomes two',
      '<p>0</p>\n<p>AXB</p>\n<p>1</p>',
      splitParagraph,
      '<p>0</p>\n<p>A</p>\n<p>B</p>\n<p>1</p>',
    ],
  ])('writes %s', (_, source, change, expected) => expect(editSource(source, change)).toBe(expected))

  test('writes nothing for an empty document', () => {
    const parsed = parseHtml('<p>A</p>')
    expect(writeHtml(parsed, htmlSchema.node('doc', null, [htmlSchema.node('paragraph')]))).toBe('')
  })

  test('writes text typed into an empty field as a paragraph', () => {
    const parsed = parseHtml('')
    expect(writeHtml(parsed, EditorState.create({ doc: parsed.doc }).tr.insertText('A', 1).doc)).toBe('<p>A</p>')
  })
})
