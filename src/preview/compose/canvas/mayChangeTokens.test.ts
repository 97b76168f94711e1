import { expect, test } from 'vitest'
import { mayChangeTokens } from './mayChangeTokens'

const SHOWN = new Map([
  ['config.json', '{ "site_config": { "css_root": "a" } }'],
  ['brand.css', '.a { --mq-accent: red; }'],
  ['modules/home.json', '{ "data": [] }'],
])

test.each([
  ['no change', 'brand.css', '.a { --mq-accent: red; }', false],
  ['a changed style sheet', 'brand.css', '.a { --mq-accent: blue; }', true],
  ['another root class', 'config.json', '{ "site_config": { "css_root": "b" } }', true],
  ['a changed list', 'modules/home.json', '{}', false],
])('returns whether colours and other tokens may differ after %s', (_, path, text, expected) => {
  expect(mayChangeTokens(SHOWN, new Map(SHOWN).set(path, text))).toBe(expected)
})
