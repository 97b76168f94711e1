import { expect, test } from 'vitest'
import { fileOfList } from './listFiles'

const files = new Map([['modules/home.json', '{}']])

test.each([
  ['modules/placement/home/', 'modules/home.json'],
  ['/modules/placement/home?title=faust', 'modules/home.json'],
  ['modules/placement/missing/', undefined],
  ['modules/placement/%zz/', undefined],
  [undefined, undefined],
])('finds the file of the list %j', (uri, file) => expect(fileOfList(files, uri)).toBe(file))
