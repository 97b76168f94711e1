import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSyntax, type SyntaxNode } from '../calls/code/syntax'
import { projectFiles } from '../house/sources'
import { ROOT } from '../package/installation'
import { PROBLEMS_PAGE, rulesHint } from './problemsPage'
import { RULES } from './rules'
import { validatePaths } from './validatePaths'

const page = readFileSync(join(ROOT, PROBLEMS_PAGE), 'utf8')
const sections = page
  .split(/^(?=###? )/m)
  .map((text) => {
    const [heading = '', first = ''] = text.split('\n\n')
    const [, examples = ''] = /^```\n(.*?)\n```$/ms.exec(text) ?? []
    return { name: heading.slice(4), first: first.replaceAll('`', ''), examples: examples.split('\n'), text }
  })
  .filter(({ text }) => text.startsWith('### '))

const ruleSections = sections.filter(({ name }) => Object.hasOwn(RULES, name))
const errorSections = sections.filter(({ name }) => !Object.hasOwn(RULES, name))

/** Rules that the command does not report, and one that needs thousands of problems. */
const UNREPORTED_RULES = ['route/kind', 'service/adapter', 'document/more-problems']

describe('rules of the validator', () => {
  it('each have a section that begins with their description', () => {
    const documented = ruleSections.map(({ name, first }) => [name, first])
    const rules = Object.entries(RULES).map(([name, about]) => [name, about.replaceAll('`', '')])
    expect(documented.sort()).toEqual(rules.sort())
  })

  it('have examples only of messages that the validator prints', async () => {
    const reported = await reportedMessages()
    const examples = ruleSections
      .filter(({ name }) => !UNREPORTED_RULES.includes(name))
      .flatMap(({ name, examples }) => examples.map((line) => ({ name, parts: line.split('  ') })))
    const wrong = examples.filter(({ name, parts: [, , , message, rule] }) => {
      const plain = message?.replace(/ \(did you mean "[^"]+"\?\)$/, '')
      return rule !== name || !reported.has(`${rule} ${plain}`)
    })
    expect(wrong.map(({ parts }) => parts.join('  '))).toEqual([])
  })
})

it('sections with an example end with the fix', () => {
  expect(
    sections.filter(({ text }) => !/\n\n\*\*Fix:\*\* .+\n+(?:## .*\n+)?$/.test(text)).map(({ name }) => name),
  ).toEqual([])
})

describe('errors of the commands', () => {
  const thrown = /^(?:InvalidArgumentsError|CommandError)$/
  const files = projectFiles(ROOT, ['scripts', 'src']).filter((path) => /(?<!\.test)\.(?:ts|mjs)$/.test(path))
  const isError = ([, message]: [string, RegExp]) => !message.source.startsWith('^Installing')
  const messages = files.flatMap((path) => {
    if (/^scripts\/(?!bench|testing)/.test(path)) {
      if (/^scripts\/(?:setup\/ensure|bin\/)/.test(path)) return messagesIn(path, /^console\.error$/).filter(isError)
      return messagesIn(path, path.startsWith('scripts/package/create/') ? /^(?:Error|fail)$/ : thrown)
    }
    return /^src\/ssr\/node\/(?:settings|proxies)\.ts$/.test(path) ? messagesIn(path, /^TypeError$/) : []
  })

  it('are found in the code, more than 60 of them', () => expect(messages.length).toBeGreaterThan(60))

  it.each(messages)('have an example: %s %s', (_, message) => {
    const lines = errorSections.flatMap(({ examples }) => examples)
    expect(lines.filter((line) => message.test(line))).not.toEqual([])
  })
})

it('rulesHint names the problems page relative to the working folder', () => {
  expect(rulesHint(ROOT)).toBe('Each rule is explained in docs/reference/problems.md.')
  expect(rulesHint(join(ROOT, 'fixtures'))).toBe('Each rule is explained in ../docs/reference/problems.md.')
})

/** The messages of errors and calls with this name, as patterns. Messages of other functions are left out. */
function messagesIn(path: string, name: RegExp): [place: string, message: RegExp][] {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const { nodes, lineOf } = readSyntax(path, text)
  return nodes
    .filter(
      ({ type, callee }) => /^(?:New|Call)Expression$/.test(type) && name.test(text.slice(callee.start, callee.end)),
    )
    .flatMap((node) => messagePatterns(node.arguments[0]).map((message) => [`${path}:${lineOf(node)}`, message]))
}

function messagePatterns(node: SyntaxNode | undefined): RegExp[] {
  if (node?.type === 'ConditionalExpression')
    return [...messagePatterns(node.consequent), ...messagePatterns(node.alternate)]
  const parts: string[] =
    node?.type === 'TemplateLiteral'
      ? node.quasis.map((quasi: SyntaxNode) => quasi.value.cooked)
      : [node?.type === 'Literal' ? String(node.value) : '']
  // Without a word of its own, the text comes from somewhere else.
  if (!/[a-z]{2}/i.test(parts.join(' '))) return []
  const [first = '', ...more] = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = [first, ...more].join('.*').replace(/\n.*/s, '')
  // Pages of the documentation may move.
  return [new RegExp(`^${pattern.replaceAll(/docs\/\S+/g, '.*')}`)]
}

/** `rule message` of each problem in the broken fixtures and in a site with the rest. */
async function reportedMessages(): Promise<Set<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'problems-'))
  for (const [path, content] of Object.entries(BROKEN_FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  symlinkSync('missing', join(folder, 'documents', 'link.json'))
  const options = { root: ROOT, forExport: true }
  const reports = await Promise.all([
    validatePaths(['fixtures/sites/broken', 'fixtures/documents/broken'], { ...options, baseFolder: ROOT }),
    validatePaths(['fixtures/documents/broken/no-document.json'], { ...options, baseFolder: ROOT }),
    validatePaths(['site', 'documents'], { ...options, forExport: false, baseFolder: folder }),
  ])
  rmSync(folder, { recursive: true })
  return new Set(reports.flatMap(({ problems }) => problems.map(({ rule, message }) => `${rule} ${message}`)))
}

const homeListRoute = { uri: 'modules/placement/home/', component: 'modulesonly' }
const BROKEN_FILES: Readonly<Record<string, string | Buffer>> = {
  'site/config.json': JSON.stringify({
    schema_version: 2,
    site_title: 'Example',
    site_config: {
      css: '/site/brand.css',
      auth: { disabled: true },
      ignore_modules: ['good-rwo'],
      texts: { serach: 'Find', searchNothing: 'No results' },
      texts_by_language: { fr: { search: 'Chercher' } },
      footer: { content: '<p><a href="https://festival.example:99999/">Programme</a></p>' },
      routing: [
        { route: '/home', component: homeListRoute.component, modules_uri: homeListRoute.uri, default: true },
        { route: '/caf%zz', component: homeListRoute.component, modules_uri: homeListRoute.uri },
        { route: '/with/../dots', component: homeListRoute.component, modules_uri: homeListRoute.uri },
        { route: '/desk', component: 'history', login_required: true },
      ],
    },
  }),
  'site/modules/home.json': JSON.stringify({
    data: [
      {
        from: '2026-11-27T20:00:00Z',
        until: '2026-11-27T18:00:00Z',
        module: { type: 'title_grid', slug: 'good-row', content: [{ slug: 'own' }] },
      },
    ],
  }),
  'site/modules/spare.json': '{ "data": [] }',
  'site/modules/title-layouts.json': JSON.stringify({
    data: { feature: { views: [{ type: 'merged', views: [{ type: 'merged', views: [] }] }] } },
  }),
  'site/titles/own.json': '{ "slug": "own", "name": "Own" }',
  'site/streams.json': JSON.stringify({
    own: [{ src: 'http://media.example/own.m3u8', type: 'application/octet-stream' }],
  }),
  'site/brand.css': ':root {\n  --mq-ground: #888888;\n  --mq-font-txet: Georgia;\n}\n',
  'documents/deep.json': '['.repeat(200_000),
  'documents/utf16.json': Buffer.from('\ufeff{}', 'utf16le'),
  'documents/windows.json': Buffer.from('{ "name": "Caf\u00e9" }', 'latin1'),
}
