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
])('with height %s has the minimum height %s', (height, minHeight) => {
  expect(show(undefined, height).style.minHeight).toBe(minHeight)
})

test('exposes text to screen readers', () => {
  expect(show('Intermission.').hasAttribute('aria-hidden')).toBe(false)
})

test('hides empty space from screen readers', () => {
  expect(show('  ').getAttribute('aria-hidden')).toBe('true')
})
