import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { RULES, ruleOf } from './rules'
import { type Report, validatePaths } from './validatePaths'

const root = resolve(import.meta.dirname, '..', '..')
let report: Report

describe('rules', () => {
  it('have unique names of the form group/rule', () => {
    const names = RULES.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*$/)
  })

  it('cover every problem of the broken site', async () => {
    report = await validatePaths(['fixtures/sites/broken'], { from: root, root })
    expect(report.problems.length).toBeGreaterThan(100)
    expect(report.problems.filter((problem) => ruleOf(problem) === 'other').map(({ message }) => message)).toEqual([])
  })

  it('are all documented', () => {
    const page = readFileSync(join(root, 'docs', 'validating.md'), 'utf8')
    expect(
      RULES.filter(({ name, about }) => !page.includes(`| \`${name}\` | ${about} |`)).map(({ name }) => name),
    ).toEqual([])
  })

  // Messages that do not occur in the broken site.
  test.each([
    ['"films" is no view of a title', 'view/type'],
    ['"films" is not a component kind', 'route/kind'],
    ['"/films" is taken by /site_config/routing/0', 'route/never-reached'],
    ['"/a#b" cannot be reached: browsers send nothing after "#"', 'route/path'],
    ['a merged view in a merged view is skipped', 'view/merged'],
    ['is nested too deep to be read', 'json/too-deep'],
    ['the file is empty', 'json/syntax'],
    ['is UTF-16, not UTF-8: save the file as UTF-8', 'file/encoding'],
    ['is not valid UTF-8 (perhaps Windows-1252): save the file as UTF-8', 'file/encoding'],
    ['is no JSON: comma expected', 'json/syntax'],
    ['is a web page, no JSON', 'json/syntax'],
    ['is no module list: it needs a list named "data"', 'document/no-list'],
    ['unknown document type: name its schema in "$schema"', 'document/unknown'],
    ['"/site/modules/a.json" is a file: expected the API path "modules/placement/a/"', 'list/missing'],
    ['invalid CSS: unterminated string', 'look/css'],
    ['unknown token "--mq-x"', 'look/css'],
    ['"#12345" is not a colour: expected # and 3, 4, 6 or 8 hexadecimal digits', 'look/css'],
    ['cannot be read: it is a folder', 'file/unreadable'],
    ['and 12 more', 'document/more-problems'],
    [
      'no route has "default": true, and there is no /home: the site starts at /a, the first route that can be opened',
      'route/start',
    ],
    ['signed-out visitors cannot see the start page /a, nor any other page', 'route/start'],
    ['"b" is not a path of this site', 'route/redirect'],
    ['no page matches "/x/" followed by a slug', 'link/nowhere'],
    ['"play_auth" requires sign-in, but "auth.disabled" turns sign-in off', 'sign-in/no-way'],
    ['unknown text key "pley"', 'text/unknown-key'],
    ['the site does not offer the language "fr": add it to "languages"', 'text/language'],
    ['the site has no language "xx"', 'text/language'],
    ['there is no module "wall"', 'module/unknown-name'],
    ['nothing in the config names modules/placement/a/: this list is not used', 'list/not-used'],
    ['it goes before it comes, so it is never shown', 'module/never-shown'],
    ['should be at most 3', undefined],
  ])('%s: %s', (message, name) => {
    if (name) expect(ruleOf({ message })).toBe(name)
  })
})
