import { applyEdits } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import { editJson } from './editJson'
import type { FieldRules, Operation } from './operation'

const MODULE_LIST_TEXT = `{
  "data": [
    {
      "id": "home-1",
      "position": 10,
      "module": {
        "slug": "opening",
        "type": "carousel_hero",
        "content": [
          { "slug": "metropolis", "kicker": "Restored" },
          { "slug": "sunrise" },
          { "slug": "faust", "kicker": "Night" }
        ],
        "config": { "layout": "full" }
      }
    },
    {
      "id": "home-2",
      "module": { "slug": "rest", "content": [{ "slug": "greed" }, { "slug": "wings" }] }
    }
  ],
  "empty": [],
  "nothing": {}
}
`

const ORDER_RULES: FieldRules = {
  order: (path) =>
    path.at(-1) === 'module' ? ['slug', 'name', 'display_name', 'type', 'content', 'config', 'hidden'] : [],
  isRequired: (path) => path.at(-1) !== 'config',
}

const OPENING_MODULE = ['data', { id: 'home-1' }, 'module'] as const
const OPENING_CONTENT = [...OPENING_MODULE, 'content'] as const
const REST_MODULE = ['data', { slug: 'rest' }, 'module'] as const

/** Removed and added lines, by the longest common subsequence. */
function diffLines(before: string, after: string): string[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  const lengths = a.map(() => b.map(() => 0))
  const common = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (lengths[i] as number[])[j] =
        a[i] === b[j] ? common(i + 1, j + 1) + 1 : Math.max(common(i + 1, j), common(i, j + 1))
  const lines: string[] = []
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i++
      j++
    } else if (i < a.length && (j >= b.length || common(i + 1, j) >= common(i, j + 1))) lines.push(`-${a[i++]}`)
    else lines.push(`+${b[j++]}`)
  }
  return lines
}

function editText(text: string, operation: Operation, rules = ORDER_RULES): string {
  const result = editJson(text, operation, rules)
  if ('refused' in result) throw new Error(result.refused)
  return applyEdits(text, result.edits)
}

const LONG_HEADING = 'A heading that is long enough to need more than the space that is left on the line of this card'

describe('editJson changes as few lines as possible and', () => {
  test.each<[string, Operation, string[]]>([
    [
      'sets a scalar',
      { do: 'set', at: [...OPENING_MODULE, 'type'], value: 'title_grid' },
      ['-        "type": "carousel_hero",', '+        "type": "title_grid",'],
    ],
    [
      'adds a field by the order of the schema',
      { do: 'set', at: [...OPENING_MODULE, 'display_name'], value: 'Tonight' },
      ['+        "display_name": "Tonight",'],
    ],
    [
      'adds a last field',
      { do: 'set', at: [...OPENING_MODULE, 'hidden'], value: true },
      [
        '-        "config": { "layout": "full" }',
        '+        "config": { "layout": "full" },',
        '+        "hidden": true',
      ],
    ],
    [
      'adds a field to an object on one line',
      { do: 'set', at: [...OPENING_CONTENT, { slug: 'sunrise' }, 'kicker'], value: 'New' },
      ['-          { "slug": "sunrise" },', '+          { "slug": "sunrise", "kicker": "New" },'],
    ],
    [
      'creates the missing object of a field',
      { do: 'set', at: [...REST_MODULE, 'config', 'layout'], value: 'posters' },
      [
        '-      "module": { "slug": "rest", "content": [{ "slug": "greed" }, { "slug": "wings" }] }',
        '+      "module": {',
        '+        "slug": "rest",',
        '+        "content": [{ "slug": "greed" }, { "slug": "wings" }],',
        '+        "config": { "layout": "posters" }',
        '+      }',
      ],
    ],
    [
      'adds a field to an empty object',
      { do: 'set', at: ['nothing', 'a'], value: 1 },
      ['-  "nothing": {}', '+  "nothing": { "a": 1 }'],
    ],
    [
      'expands an object that became too long',
      { do: 'set', at: [...OPENING_CONTENT, { slug: 'faust' }, 'name'], value: LONG_HEADING },
      [
        '-          { "slug": "faust", "kicker": "Night" }',
        '+          {',
        '+            "slug": "faust",',
        '+            "kicker": "Night",',
        `+            "name": "${LONG_HEADING}"`,
        '+          }',
      ],
    ],
    ['removes a field', { do: 'remove', at: [...OPENING_MODULE, 'type'] }, ['-        "type": "carousel_hero",']],
    [
      'removes an optional object with its last field',
      { do: 'remove', at: [...OPENING_MODULE, 'config', 'layout'] },
      ['-        ],', '-        "config": { "layout": "full" }', '+        ]'],
    ],
    [
      'inserts an item before another',
      { do: 'insert', list: OPENING_CONTENT, before: { slug: 'faust' }, value: { slug: 'wings' } },
      ['+          { "slug": "wings" },'],
    ],
    [
      'inserts an item that is too long for one line',
      { do: 'insert', list: OPENING_CONTENT, before: { slug: 'faust' }, value: { slug: 'wings', name: LONG_HEADING } },
      ['+          {', '+            "slug": "wings",', `+            "name": "${LONG_HEADING}"`, '+          },'],
    ],
    [
      'appends an item',
      { do: 'insert', list: OPENING_CONTENT, value: { slug: 'wings', kicker: 'Air' } },
      [
        '-          { "slug": "faust", "kicker": "Night" }',
        '+          { "slug": "faust", "kicker": "Night" },',
        '+          { "slug": "wings", "kicker": "Air" }',
      ],
    ],
    [
      'inserts an item into an empty list',
      { do: 'insert', list: ['empty'], value: { slug: 'wings' } },
      ['-  "empty": [],', '+  "empty": [{ "slug": "wings" }],'],
    ],
    [
      'inserts an item into a list on one line',
      { do: 'insert', list: [...REST_MODULE, 'content'], before: 0, value: { slug: 'judex' } },
      [
        '-      "module": { "slug": "rest", "content": [{ "slug": "greed" }, { "slug": "wings" }] }',
        '+      "module": { "slug": "rest", "content": [{ "slug": "judex" }, { "slug": "greed" }, { "slug": "wings" }] }',
      ],
    ],
    [
      'removes the first item',
      { do: 'remove', at: [...OPENING_CONTENT, 0] },
      ['-          { "slug": "metropolis", "kicker": "Restored" },'],
    ],
    [
      'removes the last item',
      { do: 'remove', at: [...OPENING_CONTENT, { slug: 'faust' }] },
      [
        '-          { "slug": "sunrise" },',
        '-          { "slug": "faust", "kicker": "Night" }',
        '+          { "slug": "sunrise" }',
      ],
    ],
    [
      'moves an item up',
      { do: 'move', item: [...OPENING_CONTENT, { slug: 'sunrise' }], before: { slug: 'metropolis' } },
      [
        '-          { "slug": "metropolis", "kicker": "Restored" },',
        '+          { "slug": "metropolis", "kicker": "Restored" },',
      ],
    ],
    [
      'moves an item to the end',
      { do: 'move', item: [...OPENING_CONTENT, { slug: 'sunrise' }] },
      [
        '-          { "slug": "sunrise" },',
        '-          { "slug": "faust", "kicker": "Night" }',
        '+          { "slug": "faust", "kicker": "Night" },',
        '+          { "slug": "sunrise" }',
      ],
    ],
    [
      'moves an item to a list on one line',
      { do: 'move', item: [...OPENING_CONTENT, 1], list: [...REST_MODULE, 'content'] },
      [
        '-          { "slug": "sunrise" },',
        '-      "module": { "slug": "rest", "content": [{ "slug": "greed" }, { "slug": "wings" }] }',
        '+      "module": { "slug": "rest", "content": [{ "slug": "greed" }, { "slug": "wings" }, { "slug": "sunrise" }] }',
      ],
    ],
    ['keeps an item that is moved before itself', { do: 'move', item: [...OPENING_CONTENT, 1], before: 1 }, []],
    [
      'inserts a module in the style of its neighbours',
      {
        do: 'insert',
        list: ['data'],
        before: { slug: 'rest' },
        value: {
          id: 'home-3',
          module: { slug: 'new', content: [{ slug: 'wings' }, { slug: 'judex' }], config: { layout: 'full' } },
        },
      },
      [
        '+      "id": "home-3",',
        '+      "module": {',
        '+        "slug": "new",',
        '+        "content": [{ "slug": "wings" }, { "slug": "judex" }],',
        '+        "config": { "layout": "full" }',
        '+      }',
        '+    },',
        '+    {',
      ],
    ],
    [
      'changes nothing for the present value',
      { do: 'set', at: [...OPENING_MODULE, 'config'], value: { layout: 'full' } },
      [],
    ],
  ])('%s', (_, operation, expected) => {
    expect(diffLines(MODULE_LIST_TEXT, editText(MODULE_LIST_TEXT, operation))).toEqual(expected)
  })
})

describe('editJson and the style of the file', () => {
  test.each([
    ['a byte order mark', '\ufeff{ "a": 1 }', '\ufeff{ "a": 1, "b": 2 }'],
    ['CRLF and tabs', '{\r\n\t"a": 1\r\n}', '{\r\n\t"a": 1,\r\n\t"b": 2\r\n}'],
    ['no spaces', '{"a":1}', '{"a":1,"b":2}'],
    ['no padding', '{"a": 1}', '{"a": 1, "b": 2}'],
    ['the notation of numbers', '{ "a": 1.0 }', '{ "a": 1.0, "b": 2 }'],
  ])('keeps the style of a file when a field is added: %s', (_, before, after) => {
    expect(editText(before, { do: 'set', at: ['b'], value: 2 })).toBe(after)
  })

  test('keeps escaped letters', () => {
    const text = '{ "a": "caf\\u00e9" }'
    expect(editText(text, { do: 'set', at: ['b'], value: 'Häxan' })).toBe('{ "a": "caf\\u00e9", "b": "H\\u00e4xan" }')
  })
})

describe('editJson', () => {
  test.each<[string, string, Operation, string]>([
    ['a file with a syntax error', '{ "a": 1,, }', { do: 'remove', at: ['a'] }, 'The file is not valid JSON.'],
    [
      'a missing item',
      MODULE_LIST_TEXT,
      { do: 'remove', at: [...OPENING_CONTENT, { slug: 'judex' }] },
      'data › home-1 › module › content › judex does not exist.',
    ],
    [
      'a missing position',
      MODULE_LIST_TEXT,
      { do: 'insert', list: OPENING_CONTENT, before: 9, value: 1 },
      'data › home-1 › module › content › 9 does not exist.',
    ],
    [
      'a list that is an object',
      MODULE_LIST_TEXT,
      { do: 'insert', list: OPENING_MODULE, value: 1 },
      'data › home-1 › module is not a list.',
    ],
    [
      'an item of a list by a field',
      MODULE_LIST_TEXT,
      { do: 'set', at: ['empty', 0, 'a'], value: 1 },
      'empty › 0 › a does not exist.',
    ],
    [
      'an ambiguous item',
      '[{ "slug": "a" }, { "slug": "a" }]',
      { do: 'remove', at: [{ slug: 'a' }] },
      'a does not exist.',
    ],
    ['the document itself', MODULE_LIST_TEXT, { do: 'remove', at: [] }, 'The document does not exist.'],
    [
      'a field that is in the file twice',
      '{ "a": 1, "a": 2 }',
      { do: 'remove', at: ['a'] },
      'a is in the file twice. Remove one of them in the editor.',
    ],
    [
      'an item into itself',
      '[{ "list": [] }]',
      { do: 'move', item: [0], list: [0, 'list'] },
      'An item cannot be moved into itself.',
    ],
  ])('refuses %s', (_, text, operation, refused) => {
    expect(editJson(text, operation)).toEqual({ refused })
  })
})
