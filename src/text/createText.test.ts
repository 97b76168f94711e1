import { describe, expect, it } from 'vitest'
import { createText } from './createText'

describe('createText', () => {
  const t = createText({ watch: 'See it', 'wins.one': '{count} prize' })

  it.each([
    [t('watch'), 'See it'],
    [t('close'), 'Close'],
    [t('wins', { count: 1 }), '1 prize'],
    [t('wins', { count: 2 }), '2 Wins'],
    [t('wins', { count: 0 }), '0 Wins'],
    [t('more', { name: '$& $1' }), 'More about $& $1'],
    [t('more', {}), 'More about {name}'],
  ])('translates to %s', (text, expected) => {
    expect(text).toBe(expected)
  })

  it('ignores inherited properties such as constructor', () => {
    expect(createText({ close: '{constructor}' })('close')).toBe('{constructor}')
  })
})
