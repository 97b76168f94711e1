import { applyEdits } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import { parseJsonDocument } from './document'
import { editJson } from './editJson'
import type { Json, Operation } from './operation'
import { rebase } from './rebase'

const toDocument = (value: Json) => {
  const parsed = parseJsonDocument(JSON.stringify(value))
  if (!parsed) throw new Error('not valid')
  return parsed
}

/** The value after an operation that was made for `before` is replayed on `after`. */
function replayOperation(operation: Operation, before: Json, after: Json) {
  const theirs = toDocument(after)
  const result = rebase(operation, toDocument(before), theirs)
  if ('conflict' in result) return result
  const edited = editJson(theirs.text, result.operation)
  if ('refused' in edited) throw new Error(edited.refused)
  return JSON.parse(applyEdits(theirs.text, edited.edits))
}

const A = { slug: 'a' }
const B = { slug: 'b' }
const C = { slug: 'c' }
const X = { slug: 'x' }
const NAMED_B = { slug: 'b', name: 'Old' }

describe('rebase', () => {
  test.each<[string, Operation, Json, Json, Json]>([
    [
      'sets a field of an item that moved',
      { do: 'set', at: [1, 'name'], value: 'New' },
      [A, NAMED_B],
      [X, NAMED_B, A],
      [X, { slug: 'b', name: 'New' }, A],
    ],
    [
      'adds a field to an item that moved',
      { do: 'set', at: [{ slug: 'b' }, 'name'], value: 'New' },
      [A, B],
      [B, A],
      [{ slug: 'b', name: 'New' }, A],
    ],
    [
      'sets a field of an item whose identity changed',
      { do: 'set', at: [{ slug: 'b' }, 'name'], value: 'New' },
      [A, NAMED_B],
      [A, { slug: 'c', name: 'Old' }],
      [A, { slug: 'c', name: 'New' }],
    ],
    ['sets a value that the other side set, too', { do: 'set', at: ['a'], value: 2 }, { a: 1 }, { a: 2 }, { a: 2 }],
    [
      'sets one of two fields of a new object',
      { do: 'set', at: ['o', 'a'], value: 1 },
      {},
      { o: { b: 2 } },
      {
        o: { b: 2, a: 1 },
      },
    ],
    ['removes an item that moved', { do: 'remove', at: [0] }, [A, B], [B, A], [B]],
    ['removes one of two equal items', { do: 'remove', at: [1] }, [1, 1, 2], [0, 1, 1, 2], [0, 1, 2]],
    [
      'inserts before an item that moved',
      { do: 'insert', list: [], before: 1, value: 'x' },
      [A, B],
      [C, A, B],
      [C, A, 'x', B],
    ],
    [
      'inserts before the next item if the given one was removed',
      { do: 'insert', list: [], before: 0, value: 'x' },
      [A, B],
      [B],
      ['x', B],
    ],
    ['appends', { do: 'insert', list: [], value: 'x' }, [A], [A, B], [A, B, 'x']],
    ['moves an item past a new one', { do: 'move', item: [1], before: 0 }, [A, B], [A, C, B], [B, A, C]],
  ])('%s', (_, operation, before, after, expected) => {
    expect(replayOperation(operation, before, after)).toEqual(expected)
  })

  test.each<[string, Operation, Json, Json, object]>([
    [
      'a value that the other side changed',
      { do: 'set', at: ['a'], value: 3 },
      { a: 1 },
      { a: 2 },
      {
        conflict: 'changed',
        theirs: 2,
      },
    ],
    [
      'a field that the other side added',
      { do: 'set', at: ['a'], value: 3 },
      {},
      { a: 2 },
      {
        conflict: 'changed',
        theirs: 2,
      },
    ],
    ['a field that the other side removed', { do: 'set', at: ['a'], value: 3 }, { a: 1 }, {}, { conflict: 'removed' }],
    [
      'a field of a removed item',
      { do: 'set', at: [{ slug: 'b' }, 'name'], value: '' },
      [A, B],
      [A],
      {
        conflict: 'removed',
      },
    ],
    [
      'an item to remove that changed',
      { do: 'remove', at: [{ slug: 'b' }] },
      [B],
      [NAMED_B],
      {
        conflict: 'changed',
        theirs: NAMED_B,
      },
    ],
    ['a removed list', { do: 'insert', list: ['a'], value: 1 }, { a: [] }, {}, { conflict: 'removed' }],
    ['a removed item to move', { do: 'move', item: [0] }, [A, B], [B], { conflict: 'removed' }],
  ])('reports a conflict about %s', (_, operation, before, after, conflict) => {
    expect(replayOperation(operation, before, after)).toEqual(conflict)
  })
})
