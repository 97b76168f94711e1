import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { applyEdits, type Edit } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import { parseJson, parseJsonText } from '../../lib/json/parseJson'
import { duplicateFields } from '../documents/syntax'
import { parseJsonDocument } from './document'
import { editJson } from './editJson'
import { invertEdits } from './invertEdits'
import type { Json, Operation, ValueRef } from './operation'
import { rebase } from './rebase'

const projectRoot = join(import.meta.dirname, '..', '..', '..')
const jsonFiles = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? jsonFiles(path) : name.endsWith('.json') ? [path] : []
  })

/** True if JSON.parse keeps all fields: no duplicate names, and none that the site ignores. */
const isLossless = (text: string) => {
  try {
    const { data, hadForbidden } = parseJsonText(text)
    return typeof data === 'object' && !hadForbidden && duplicateFields('', text).length === 0
  } catch {
    return false
  }
}
const DOCUMENT_FOLDERS = ['fixtures/sites', 'fixtures/documents']
  .flatMap((folder) => jsonFiles(join(projectRoot, folder)))
  .map((path) => readFileSync(path, 'utf8'))
  .filter(isLossless)

const TEXT_STYLES: Record<string, (text: string) => string> = {
  'as written': (text) => text,
  CRLF: (text) => text.replaceAll('\n', '\r\n'),
  tabs: (text) => text.replaceAll(/^ +/gm, (spaces) => '\t'.repeat(spaces.length / 2)),
  'four spaces': (text) => text.replaceAll(/^ +/gm, (spaces) => spaces.repeat(2)),
  'no final newline': (text) => text.trimEnd(),
  'a byte order mark': (text) => `\ufeff${text}`,
  escapes: (text) =>
    text.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  decimals: (text) => text.replaceAll(/: (\d+)(?=[,\s}])/g, ': $1.0'),
  exponents: (text) => text.replaceAll(/: (\d+)(?=[,\s}])/g, ': $1e0'),
  minified: (text) => JSON.stringify(parseJson(text)),
  'indented by JSON.stringify': (text) => JSON.stringify(parseJson(text), undefined, 2),
}

type Path = (string | number)[]

const getAtPath = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], value)

const pathsOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [
        path,
        ...Object.entries(value).flatMap(([key, inner]) =>
          pathsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
        ),
      ]
    : [path]

const VALUES: Json[] = [
  'Häxan',
  '',
  3,
  true,
  null,
  [],
  {},
  ['a', 'b'],
  { slug: 'x' },
  { slug: 'x', type: 'placeholder', config: { height: 120 }, content: [{ slug: 'y', images: { banner: '/a' } }] },
  'A text that is long enough to make most of the lines in a document longer than the 120 characters that fit on one',
]

/** An operation on an existing path, from random numbers. */
function operationOn(data: unknown, value: Json, [first, second, third]: readonly [number, number, number]): Operation {
  const paths = pathsOf(data).slice(1)
  const path = paths[first % paths.length] ?? []
  const target = getAtPath(data, path)
  const [parent, last] = [path.slice(0, -1), path.at(-1)]
  const operations: Operation[] = [
    { do: 'set', at: path, value },
    { do: 'remove', at: path },
  ]
  if (Array.isArray(target)) {
    const index = second % (target.length + 1)
    operations.push({ do: 'insert', list: path, value, ...(index < target.length && { before: index }) })
  } else if (typeof target === 'object' && target !== null)
    operations.push(
      { do: 'set', at: [...path, 'brand_new'], value },
      { do: 'set', at: [...path, 'brand', 'new'], value },
    )
  const siblings = getAtPath(data, parent)
  if (typeof last === 'number' && Array.isArray(siblings)) {
    const index = second % (siblings.length + 1)
    operations.push({ do: 'move', item: path, ...(index < siblings.length && { before: index }) })
  }
  return operations[third % operations.length] as Operation
}

/** The same change, made to plain data. */
function applyToData(data: unknown, operation: Operation): unknown {
  const copy = structuredClone(data)
  if (operation.do === 'set') {
    const path = operation.at as Path
    let parent = copy as Record<string | number, unknown>
    for (const step of path.slice(0, -1)) {
      parent[step] ??= {}
      parent = parent[step] as typeof parent
    }
    parent[path.at(-1) ?? ''] = operation.value
  } else if (operation.do === 'remove') {
    const path = operation.at as Path
    const parent = getAtPath(copy, path.slice(0, -1))
    if (Array.isArray(parent)) parent.splice(Number(path.at(-1)), 1)
    else delete (parent as Record<string, unknown>)[String(path.at(-1))]
  } else if (operation.do === 'insert') {
    const list = getAtPath(copy, operation.list as Path) as unknown[]
    list.splice((operation.before as number | undefined) ?? list.length, 0, operation.value)
  } else {
    const path = operation.item as Path
    const list = getAtPath(copy, path.slice(0, -1)) as unknown[]
    const from = Number(path.at(-1))
    const to = (operation.before as number | undefined) ?? list.length
    const [item] = list.splice(from, 1)
    list.splice(to > from ? to - 1 : to, 0, item)
  }
  return copy
}

function editsOf(text: string, operation: Operation): Edit[] {
  const result = editJson(text, operation)
  if ('refused' in result) throw new Error(`${JSON.stringify(operation)}: ${result.refused}`)
  return result.edits
}

const applyToText = (text: string, operation: Operation): string => applyEdits(text, editsOf(text, operation))

const anyDocument = fc
  .tuple(fc.constantFrom(...DOCUMENT_FOLDERS), fc.constantFrom(...Object.keys(TEXT_STYLES)))
  .map(([text, style]) => TEXT_STYLES[style]?.(text) ?? text)

const anyEdit = fc
  .tuple(anyDocument, fc.constantFrom(...VALUES), fc.tuple(fc.nat(), fc.nat(), fc.nat()))
  .map(([text, value, numbers]) => {
    const operation = operationOn(parseJson(text), value, numbers)
    const edits = editsOf(text, operation)
    return { text, operation, edits, after: applyEdits(text, edits) }
  })

const RUN_OPTIONS = { numRuns: 1000 }

describe('editJson, on every fixture document in every style', () => {
  test('makes the same change as on plain data', () => {
    fc.assert(
      fc.property(anyEdit, ({ text, operation, after }) => {
        expect(parseJson(after)).toEqual(applyToData(parseJson(text), operation))
      }),
      RUN_OPTIONS,
    )
  })

  test('can be undone exactly', () => {
    fc.assert(
      fc.property(anyEdit, ({ text, edits, after }) => {
        expect(applyEdits(after, invertEdits(text, edits))).toBe(text)
      }),
      RUN_OPTIONS,
    )
  })

  test('changes text if and only if it changes the value', () => {
    fc.assert(
      fc.property(anyEdit, ({ text, operation, after }) => {
        const isChanged = JSON.stringify(applyToData(parseJson(text), operation)) !== JSON.stringify(parseJson(text))
        expect(after !== text).toBe(isChanged)
      }),
      RUN_OPTIONS,
    )
  })

  test('keeps line ends, byte order marks and final newlines', () => {
    fc.assert(
      fc.property(anyEdit, ({ text, after }) => {
        expect(after.startsWith('\ufeff')).toBe(text.startsWith('\ufeff'))
        expect(after.endsWith('\n')).toBe(text.endsWith('\n'))
        expect(after).not.toMatch(text.includes('\r\n') ? /(?<!\r)\n/ : /\r/)
      }),
      RUN_OPTIONS,
    )
  })

  test('sets two separate values in any order', () => {
    const anySet = (data: unknown, number: number, value: Json): Operation & { do: 'set' } => {
      const paths = pathsOf(data).slice(1)
      return { do: 'set', at: paths[number % paths.length] ?? [], value }
    }
    const replay = (text: string, operation: Operation, before: string) => {
      const [ours, theirs] = [parseJsonDocument(before), parseJsonDocument(text)]
      const result = ours && theirs && rebase(operation, ours, theirs)
      if (!result || 'conflict' in result) throw new Error(`conflict of ${JSON.stringify(operation)}`)
      return applyToText(text, result.operation)
    }
    const anyTwo = fc.tuple(anyDocument, fc.nat(), fc.nat(), fc.constantFrom(...VALUES), fc.constantFrom(...VALUES))
    fc.assert(
      fc.property(anyTwo, ([text, first, second, one, other]) => {
        const [a, b] = [anySet(parseJson(text), first, one), anySet(parseJson(text), second, other)]
        const isWithin = (path: ValueRef, outer: ValueRef) => outer.every((step, index) => path[index] === step)
        fc.pre(!isWithin(a.at, b.at) && !isWithin(b.at, a.at))
        const [ab, ba] = [replay(applyToText(text, a), b, text), replay(applyToText(text, b), a, text)]
        expect(parseJson(ab)).toEqual(parseJson(ba))
      }),
      RUN_OPTIONS,
    )
  })
})
