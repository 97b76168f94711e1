import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './Picture'

const show = (props: Partial<Parameters<typeof Picture>[0]>) => {
  const { container } = render(<Picture src="/a.webp" alt="" width={500} height={281} {...props} />)
  return { container, img: () => container.querySelector('img') }
}

test('a picture that fails is replaced once, then a quiet surface stands there', () => {
  const { container, img } = show({ fallback: '/missing.svg' })
  expect(img()?.getAttribute('src')).toBe('/a.webp?width=500')
  fireEvent.error(img() as Element)
  expect(img()?.getAttribute('src')).toBe('/missing.svg')
  fireEvent.error(img() as Element)
  expect(img()).toBeNull()
  expect(container.querySelector('.mq-missing')).toBeTruthy()
})

test('a stand-in that is the failed picture itself is not tried again', () => {
  const { img } = show({ fallback: '/a.webp' })
  fireEvent.error(img() as Element)
  expect(img()).toBeNull()
})

test('the first picture is fetched at once and before others, the rest when near', () => {
  const first = show({ first: true }).img()
  expect([first?.getAttribute('loading'), first?.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
  expect(show({}).img()?.getAttribute('loading')).toBe('lazy')
})

test('it comes in several widths, or in exactly one', () => {
  expect(show({ sizes: '50vw' }).img()?.getAttribute('srcset')).toContain('/a.webp?width=900 900w')
  const single = show({ single: true, width: 1200 }).img()
  expect(single?.getAttribute('src')).toBe('/a.webp?width=1200')
  expect(single?.hasAttribute('srcset')).toBe(false)
})
