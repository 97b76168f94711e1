import { expect, test } from 'vitest'
import { siteFileOf } from './siteFile'

test.each([
  ['config.json', 'config.json'],
  ['config/', 'config.json'],
  ['modules/placement/home/', 'modules/home.json'],
  ['/modules/placement/home', 'modules/home.json'],
  ['modules/placement/home/?title=7', undefined],
  ['modules/placement/a/b/', undefined],
  ['/site/brand.css', 'brand.css'],
  ['avails/titles/metropolis/', undefined],
  ['http://[', undefined],
])('maps the address %s to the file %s', (address, file) => expect(siteFileOf(address)).toBe(file))
