import { expect, it } from 'vitest'
import { createText } from '../../text/createText'
import { extraTypeLabel } from './extraKind'

it.each([
  [{ type: 'making of', title_type: 'extra' }, 'Making of'],
  [{ type: 'extra', title_type: 'extra' }, 'Extra'],
  [{ title_type: 'trailer' }, 'Trailer'],
  [{ type: 'image', title_type: 'extra' }, 'Image'],
  [{ type: '', title_type: 'clip' }, 'Clip'],
  [{ type: 7, title_type: 'highlight' }, 'Highlight'],
  [{ type: 'x'.repeat(51), title_type: 'video' }, 'Video'],
  [{ title_type: 'constructor' }, undefined],
  [{}, undefined],
])('%j is called %s', (extra, word) => {
  expect(extraTypeLabel({ slug: 'a', ...extra }, createText())).toBe(word)
})
