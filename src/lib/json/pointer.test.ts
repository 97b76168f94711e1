import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePointer, pointerToken } from './pointer'

describe('JSON pointers', () => {
  it.each([
    ['a', '/a'],
    [0, '/0'],
    ['', '/'],
    ['a/b', '/a~1b'],
    ['m~n', '/m~0n'],
    ['~1', '/~01'],
  ])('encodes %j as %s', (key, pointer) => expect(pointerToken(key)).toBe(pointer))

  it.each([
    ['', []],
    ['/', ['']],
    ['/a/0', ['a', '0']],
    ['/a~1b/m~0n', ['a/b', 'm~n']],
    ['/~01', ['~1']],
  ])('decodes %j as %j', (pointer, steps) => expect(parsePointer(pointer)).toEqual(steps))

  it('decodes what it encodes', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (keys) => {
        expect(parsePointer(keys.map(pointerToken).join(''))).toEqual(keys)
      }),
    )
  })
})
