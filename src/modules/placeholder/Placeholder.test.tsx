import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import Placeholder from './Placeholder'

const show = (content?: string, height?: number) => {
  render(
    <Placeholder
      module={{ type: 'placeholder', slug: 'gap', content, config: { height } }}
      moduleKey="test"
      index={0}
    />,
  )
  return document.querySelector<HTMLElement>('.mq-placeholder') ?? expect.unreachable()
}

test.each([
  [undefined, '160px'],
  [1, '1px'],
  [120, '120px'],
])('height %s makes %s', (height, room) => {
  expect(show(undefined, height).style.minHeight).toBe(room)
})

test('words in it are read, mere room is not', () => {
  expect(show('Intermission.').hasAttribute('aria-hidden')).toBe(false)
})

test('mere room is nothing to hear', () => {
  expect(show('  ').getAttribute('aria-hidden')).toBe('true')
})
