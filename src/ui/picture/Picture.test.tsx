import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './Picture'

const show = (props: Partial<Parameters<typeof Picture>[0]>) => {
  const { container } = render(<Picture src="/a.webp" alt="" width={500} height={281} {...props} />)
  return { container, img: () => container.querySelector('img') }
}

test('shows the fallback when the image fails, then a placeholder when the fallback fails', () => {
  const { container, img } = show({ fallback: '/missing.svg' })
  expect(img()?.getAttribute('src')).toBe('/a.webp?width=500')
  fireEvent.error(img() as Element)
  expect(img()?.getAttribute('src')).toBe('/missing.svg')
  fireEvent.error(img() as Element)
  expect(img()).toBeNull()
  expect(container.querySelector('.mq-missing')).toBeTruthy()
})

test('does not retry a fallback with the same address', () => {
  const { img } = show({ fallback: '/a.webp' })
  fireEvent.error(img() as Element)
  expect(img()).toBeNull()
})

test('loads the first image eagerly with high priority, others lazily', () => {
  const first = show({ first: true }).img()
  expect([first?.getAttribute('loading'), first?.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
  expect(show({}).img()?.getAttribute('loading')).toBe('lazy')
})

test('offers several widths in srcset, or exactly one width with the property single', () => {
  expect(show({ sizes: '50vw' }).img()?.getAttribute('srcset')).toContain('/a.webp?width=900 900w')
  const single = show({ single: true, width: 1200 }).img()
  expect(single?.getAttribute('src')).toBe('/a.webp?width=1200')
  expect(single?.hasAttribute('srcset')).toBe(false)
})

test('reserves its space before it has loaded', () => {
  const { img } = show({})
  expect([img()?.getAttribute('width'), img()?.getAttribute('height')]).toEqual(['500', '281'])
})
