import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { linkAddress, selectedLink, setBlock, setLink, toggleInline, toggleList } from './htmlCommands'
import { BOLD_TAGS, createHtmlState } from './htmlState'
import { parseHtml } from './parseHtml'
import { writeHtml } from './writeHtml'

/** The state with the caret before "X", or with all from "X" to "Y" selected. */
function selectInSource(source: string) {
  const parsed = parseHtml(source)
  const state = createHtmlState(parsed.doc)
  const at = { X: 0, Y: 0 }
  state.doc.descendants(({ text = '' }, position) => {
    for (const letter of ['X', 'Y'] as const)
      if (text.includes(letter)) at[letter] = position + text.indexOf(letter) + (letter === 'Y' ? 1 : 0)
  })
  const selection = TextSelection.create(state.doc, at.X, at.Y || at.X)
  return { parsed, state: state.apply(state.tr.setSelection(selection)) }
}

function runCommand(source: string, command: Command): string {
  const { parsed, state } = selectInSource(source)
  let next: EditorState = state
  command(state, (transaction) => {
    next = state.apply(transaction)
  })
  return writeHtml(parsed, next.doc)
}

test.each<[string, string, Command, string]>([
  ['bold text', '<p>A XY</p>', toggleInline(BOLD_TAGS), '<p>A <strong>XY</strong></p>'],
  ['plain text if another element made it bold', '<p>A <b>XY</b></p>', toggleInline(BOLD_TAGS), '<p>A XY</p>'],
  ['a heading', '<p>XY</p>', setBlock('h3'), '<h3>XY</h3>'],
  ['a paragraph', '<h2 id="a">X</h2>', setBlock('p'), '<p>X</p>'],
  ['a list', '<p>X</p><p>Y</p><p>Z</p>', toggleList('ul'), '<ul><li>X</li><li>Y</li></ul><p>Z</p>'],
  ['a numbered list', '<ul><li>X</li></ul>', toggleList('ol'), '<ol><li>X</li></ol>'],
  ['paragraphs instead of a list', '<ul><li>X</li></ul>', toggleList('ul'), '<p>X</p>'],
  ['a link', '<p>A XY B</p>', setLink('/a'), '<p>A <a href="/a">XY</a> B</p>'],
  [
    'a link with another address',
    '<p><a href="/a" target="_blank">AX <b>B</b></a> C</p>',
    setLink('/b'),
    '<p><a href="/b" target="_blank">AX <b>B</b></a> C</p>',
  ],
  ['text without a link', '<p><a href="/a">AX</a> B</p>', setLink(''), '<p>AX B</p>'],
  ['no link if no text is selected', '<p>X</p>', setLink('/a'), '<p>X</p>'],
])('turns the selection into %s', (_, source, command, expected) => expect(runCommand(source, command)).toBe(expected))

test.each([
  ['around the caret', '<p><a href="/a">AX</a></p>', '/a'],
  ['around the selection', '<p><a href="/a">XY</a></p>', '/a'],
  ['or an empty text without a link', '<p>XY</p>', ''],
])('returns the address of the link %s', (_, source, address) => {
  expect(linkAddress(selectedLink(selectInSource(source).state))).toBe(address)
})
