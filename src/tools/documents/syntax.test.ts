import { describe, expect, it } from 'vitest'
import { doubleNames, syntaxProblem } from './syntax'

describe('syntaxProblem', () => {
  it.each(['{}', '[]', 'null', '"<html>"', '\ufeff{"a": 1}', '{"a": "b\\n\\u00e9"}', '  7\n'])('accepts %j', (text) =>
    expect(syntaxProblem('a.json', text)).toBeUndefined(),
  )

  it.each([
    ['', '1:1 the file is empty'],
    [' \n\t', '1:1 the file is empty'],
    ['<!doctype html><title>Sign in</title>', '1:1 is a page, not JSON: "Sign in"'],
    ['\n<html></html>', '1:1 is a page, not JSON'],
    ['{"a": 1,}', '1:9 is no JSON: the name of a field in double quotes is expected (is there a comma too many?)'],
    ['[1, 2,]', '1:7 is no JSON: a value is expected (is there a comma too many?)'],
    ['{"a" 1}', '1:6 is no JSON: a colon is expected'],
    ['{\n  "a": 1\n  "b": 2\n}', '3:3 is no JSON: a comma is expected'],
    ['{a: 1}', '1:2 is no JSON: an unknown word (texts need double quotes)'],
    ['{"a": "b\n"}', '1:7 is no JSON: the text does not end (a double quote is missing)'],
    ['{"a": 1', '1:8 is no JSON: a closing brace } is expected'],
    ['[1', '1:3 is no JSON: a closing bracket ] is expected'],
    ['{} {}', '1:4 is no JSON: something stands after the end'],
    ['{} // done', '1:4 is no JSON: comments are not allowed'],
    ['{"a": "\\x"}', '1:7 is no JSON: no such character after a backslash'],
    ['\ufeff{"a" 1}', '1:7 is no JSON: a colon is expected'],
  ])('reports the first error of %j', (text, first) => {
    const { line, column, message } = syntaxProblem('a.json', text) ?? {}
    expect(`${line}:${column} ${message}`).toBe(first)
  })

  it('reports only the first error', () => {
    expect(syntaxProblem('a.json', '{\n"a" 1,\n"b" 2\n}')).toMatchObject({ line: 2 })
  })

  it('handles 100,000 levels', () => {
    expect(syntaxProblem('a.json', '['.repeat(100_000))).toBeDefined()
  })
})

describe('doubleNames', () => {
  it.each([
    ['{"a": 1, "b": {"a": 2}, "c": [{"a": 3}, {"a": 4}]}', []],
    ['{"a": 1,\n "a": 2}', ['2:2 /a']],
    ['{"x": [{"a/b": 1, "a/b": 2}]}', ['1:19 /x/0/a~1b']],
    ['{"a": 1, "a": 2, "a": 3}', ['1:10 /a', '1:18 /a']],
  ])('%s', (text, expected) =>
    expect(doubleNames('a.json', text).map(({ line, column, pointer }) => `${line}:${column} ${pointer}`)).toEqual(
      expected,
    ),
  )
})
