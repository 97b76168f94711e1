import { describe, expect, it } from 'vitest'
import { duplicateFields, syntaxProblem } from './syntax'

describe('syntaxProblem', () => {
  it.each(['{}', '[]', 'null', '"<html>"', '\ufeff{"a": 1}', '{"a": "b\\n\\u00e9"}', '  7\n'])('accepts %j', (text) =>
    expect(syntaxProblem('a.json', text)).toBeUndefined(),
  )

  it.each([
    ['', '1:1 the file is empty: expected JSON'],
    [' \n\t', '1:1 the file is empty: expected JSON'],
    ['<!doctype html><title>Sign in</title>', '1:1 the file is a web page, not JSON: "Sign in"'],
    ['\n<html></html>', '1:1 the file is a web page, not JSON'],
    ['{"a": 1,}', '1:9 the file is not valid JSON: expected a field name in double quotes (is there an extra comma?)'],
    ['[1, 2,]', '1:7 the file is not valid JSON: expected a value (is there an extra comma?)'],
    ['{"a" 1}', '1:6 the file is not valid JSON: expected a colon'],
    ['{\n  "a": 1\n  "b": 2\n}', '3:3 the file is not valid JSON: expected a comma'],
    ['{a: 1}', '1:2 the file is not valid JSON: unknown word (texts need double quotes)'],
    ['{"a": "b\n"}', '1:7 the file is not valid JSON: the text has no closing double quote'],
    ['{"a": 1', '1:8 the file is not valid JSON: expected a closing brace }'],
    ['[1', '1:3 the file is not valid JSON: expected a closing bracket ]'],
    ['{} {}', '1:4 the file is not valid JSON: expected nothing after the end of the document'],
    ['{} // done', '1:4 the file is not valid JSON: comments are not allowed in JSON'],
    ['{"a": "\\x"}', '1:7 the file is not valid JSON: invalid character after a backslash'],
    ['\ufeff{"a" 1}', '1:7 the file is not valid JSON: expected a colon'],
  ])('reports the first error of %j', (text, first) => {
    const { line, column, message } = syntaxProblem('a.json', text) ?? {}
    expect(`${line}:${column} ${message}`).toBe(first)
  })

  it('reports only the first error', () => {
    expect(syntaxProblem('a.json', '{\n"a" 1,\n"b" 2\n}')).toMatchObject({ line: 2 })
  })

  it('reports a document with 100,000 levels', () => {
    expect(syntaxProblem('a.json', '['.repeat(100_000))).toBeDefined()
  })
})

describe('duplicateFields', () => {
  it.each([
    ['{"a": 1, "b": {"a": 2}, "c": [{"a": 3}, {"a": 4}]}', []],
    ['{"a": 1,\n "a": 2}', ['2:2 /a']],
    ['{"x": [{"a/b": 1, "a/b": 2}]}', ['1:19 /x/0/a~1b']],
    ['{"a": 1, "a": 2, "a": 3}', ['1:10 /a', '1:18 /a']],
  ])('finds duplicate fields in %s', (text, expected) =>
    expect(duplicateFields('a.json', text).map(({ line, column, pointer }) => `${line}:${column} ${pointer}`)).toEqual(
      expected,
    ),
  )
})
