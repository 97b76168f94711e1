import { expect, test } from 'vitest'
import { previewIn } from './withoutPreview'

const chunk = (more: object) => ({ type: 'chunk' as const, fileName: 'assets/a.js', code: '', moduleIds: [], ...more })

test.each([
  ['the site alone', chunk({ code: 'a()', moduleIds: ['/x/src/main.tsx', '/x/src/previews.ts'] }), []],
  ['a module of the bar', chunk({ moduleIds: ['/x/src/preview/bar/PreviewBar.tsx'] }), ['/src/preview/bar/']],
  [
    'a module that the preview bar shares with scripts',
    chunk({ moduleIds: ['/x/src/tools/diff/comparison.ts'] }),
    ['/src/tools/'],
  ],
  ['a module of the fixtures', chunk({ moduleIds: ['/x/fixtures/service/words.ts'] }), ['/fixtures/service/']],
  ['a class of the bar in code', chunk({ code: 'e("mqp-room")' }), ['"mqp-"']],
  [
    'a class of the bar in a style sheet',
    { type: 'asset' as const, fileName: 'a.css', source: '.mqc-a{}' },
    ['"mqc-"'],
  ],
  [
    'a door of the editor in bytes',
    { type: 'asset' as const, fileName: 'a.js', source: Buffer.from('open-in-editor') },
    ['open-in'],
  ],
])('%s', (_, output, sentences) => {
  const found = previewIn([output])
  expect(found).toHaveLength(sentences.length)
  for (const [at, words] of sentences.entries()) expect(found[at]).toContain(words)
})

test('an export reads lists of titles as the fixture service does, and takes nothing else of it', () => {
  const moduleIds = ['/x/fixtures/service/catalogue/titles/read.ts', '/x/fixtures/service/viewers.ts']
  expect(previewIn([chunk({ moduleIds })], true)).toEqual(['/x/fixtures/service/viewers.ts is in assets/a.js'])
})
