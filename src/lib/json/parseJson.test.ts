import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { parseJson } from './parseJson'

afterEach(() => expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined())

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyNames(value).flatMap((key) => [key, ...keysOf((value as Record<string, unknown>)[key])])
    : []

describe('parseJson', () => {
  it.each(['null', '1', '"x"', '[]', '{"a":[1,{"b":null}]}', '\ufeff{"a":1}'])('reads %s', (text) =>
    expect(parseJson(text)).toEqual(JSON.parse(text.replace('\ufeff', ''))),
  )

  it.each(['', '<html>', '{"a":', '{a:1}', '{"a":1,}', '\ufeff\ufeff{}'])('throws on %j', (text) =>
    expect(() => parseJson(text)).toThrow(SyntaxError),
  )

  it.each([
    '{"__proto__":{"isAdmin":1}}',
    '{"a":{"constructor":{"prototype":{"isAdmin":1}}}}',
    '[{"prototype":{"isAdmin":1}}]',
    '{"\\u005f_proto__":{"isAdmin":1}}',
    '{"_\\u005fproto__":{"isAdmin":1}}',
    '{"__prot\\u006f__":{"isAdmin":1}}',
    '{"c\\u006fnstructor":{"isAdmin":1}}',
    '{"__proto__" :{"isAdmin":1}}',
    '{"__proto__"\\n:{"isAdmin":1}}'.replace('\\n', '\n'),
  ])('removes and reports the dangerous key (__proto__, constructor or prototype) in %s', (text) => {
    const reported: string[] = []
    const value = parseJson(text, (key) => reported.push(key))
    for (const key of ['__proto__', 'constructor', 'prototype']) expect(keysOf(value)).not.toContain(key)
    expect(reported).not.toEqual([])
    expect(({ ...(value as object) } as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it('keeps, and does not report, keys and texts that only resemble dangerous keys', () => {
    const reported: string[] = []
    const text = '{"text":"a \\"constructor\\": of things","constructors":1,"__proto":2}'
    expect(parseJson(text, (key) => reported.push(key))).toEqual({
      text: 'a "constructor": of things',
      constructors: 1,
      __proto: 2,
    })
    expect(reported).toEqual([])
  })

  it('parses any JSON as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        fc.pre(!/__proto__|constructor|prototype/.test(text))
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('removes dangerous keys in any escaped spelling', () => {
    const escapedForms = (word: string) =>
      fc.tuple(
        ...[...word].map((letter) =>
          fc.constantFrom(letter, `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
        ),
      )
    const names = fc.constantFrom('__proto__', 'constructor', 'prototype')
    fc.assert(
      fc.property(names.chain(escapedForms), (letters) => {
        expect(parseJson(`{"a":[{"${letters.join('')}":{"isAdmin":true}}]}`)).toEqual({ a: [{}] })
      }),
    )
  })
})
