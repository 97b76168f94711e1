import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from '../house/sources'
import { findPreviewCode } from './rejectPreviewCode'

const outputChunk = (more: object) => ({
  type: 'chunk' as const,
  fileName: 'assets/a.js',
  code: '',
  moduleIds: [],
  ...more,
})

test.each([
  [
    'nothing in code of the site',
    outputChunk({ code: 'a()', moduleIds: ['/x/src/main.tsx', '/x/src/previews.ts'] }),
    [],
  ],
  [
    'a module of the preview bar',
    outputChunk({ moduleIds: ['/x/src/preview/bar/PreviewBar.tsx'] }),
    ['/src/preview/bar/'],
  ],
  [
    'a module that the preview bar shares with scripts',
    outputChunk({ moduleIds: ['/x/src/tools/diff/comparison.ts'] }),
    ['/src/tools/'],
  ],
  [
    'a module of the fixtures',
    outputChunk({ moduleIds: ['/x/fixtures/service/parseWordList.ts'] }),
    ['/fixtures/service/'],
  ],
  ['a class of the preview bar in a script', outputChunk({ code: 'e("mqp-room")' }), ['"mqp-"']],
  [
    'a class of the preview bar in a style sheet',
    { type: 'asset' as const, fileName: 'a.css', source: '.mqc-a{}' },
    ['"mqc-"'],
  ],
  [
    'the editor endpoint in a binary asset',
    { type: 'asset' as const, fileName: 'a.js', source: Buffer.from('open-in-editor') },
    ['open-in'],
  ],
])('finds %s', (_, output, messages) => {
  const found = findPreviewCode([output])
  expect(found).toHaveLength(messages.length)
  for (const [at, part] of messages.entries()) expect(found[at]).toContain(part)
})

test('allows no fixture code in an export except the code that lists titles', () => {
  const moduleIds = ['/x/fixtures/service/catalogue/titles/read.ts', '/x/fixtures/service/viewers.ts']
  expect(findPreviewCode([outputChunk({ moduleIds })], true)).toEqual([
    '/x/fixtures/service/viewers.ts is in assets/a.js',
  ])
})

test('allows all files of the fixtures that the code of an export imports', () => {
  const sources = readSources(join(import.meta.dirname, '..', '..')).filter(({ path }) => !/\.test\.tsx?$/.test(path))
  const found = new Set(sources.map(({ path }) => path).filter((path) => path.startsWith('scripts/export/browser/')))
  for (const path of found)
    for (const { to, typesOnly } of sources.find((source) => source.path === path)?.imports ?? [])
      if (!typesOnly) found.add(to)
  const moduleIds = [...found].filter((path) => path.startsWith('fixtures/')).map((path) => `/x/${path}`)
  expect(moduleIds).not.toEqual([])
  expect(findPreviewCode([outputChunk({ moduleIds })], true)).toEqual([])
})
