import fc from 'fast-check'
import { applyEdits } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { mergeTexts, textEdit } from './textEdit'

const anyText = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 12 })

test('replaces only the range between the common start and the common end of two texts', () => {
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const edit = textEdit(before, after)
      expect(applyEdits(before, [edit])).toBe(after)
      const replaced = before.slice(edit.offset, edit.offset + edit.length)
      if (replaced !== '' && edit.content !== '') {
        expect(replaced[0]).not.toBe(edit.content[0])
        expect(replaced.at(-1)).not.toBe(edit.content.at(-1))
      }
    }),
  )
  expect(textEdit('the wall', 'the old wall')).toEqual({ offset: 4, length: 0, content: 'old ' })
})

test.each([
  ['merges changes on different lines', 'a\nb\nc', 'a1\nb\nc', 'a\nb\nc2', 'a1\nb\nc2'],
  [
    'merges changes on different lines, with the change of the other side first',
    'a\nb\nc',
    'a\nb\nc1',
    '\nb\nc',
    '\nb\nc1',
  ],
  ['does not merge changes on the same line', 'a b', 'a1 b', 'a b2', undefined],
  ['does not merge changes of the same text', 'a\nb', 'a1\nb', 'a2\nb', undefined],
])('%s', (_, before, ours, theirs, expected) => {
  expect(mergeTexts(before, ours, theirs)).toBe(expected)
})
