import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InSite } from '../../catalogue/testing/InSite'
import type { TextBlockModule } from '../../generated/types'
import TextBlock from './TextBlock'

type Config = NonNullable<TextBlockModule['config']>

const show = (module: Partial<TextBlockModule>, signedIn = false) =>
  render(
    <InSite signedIn={signedIn}>
      <TextBlock module={{ type: 'text_block', slug: 'text', ...module }} moduleKey="test" index={0} />
    </InSite>,
  )
const LAYOUTS: Config['layout'][] = ['statement', 'quote', 'plain', 'invitation', undefined]

test.each(LAYOUTS)('splits paragraphs at empty lines and shows markup as text in layout %s', (layout) => {
  show({ content: 'One <b>two</b>\n\n<img src=x onerror=alert(1)>', config: { layout } })
  const paragraphs = [...document.querySelectorAll('p')].map((p) => p.textContent?.trim())
  expect(paragraphs).toEqual(['One <b>two</b>', '<img src=x onerror=alert(1)>'])
  expect(document.querySelector('img, b')).toBeNull()
})

test.each([
  ['statement' as const, false],
  ['plain' as const, false],
  ['invitation' as const, true],
])('in layout %s renders the link as a button: %s', (layout, button) => {
  show({ display_name: 'Come in', content: 'Now.', config: { layout, link: { label: 'More', url: '/films' } } })
  const link = screen.getByRole('link', { name: 'More' })
  expect(link.getAttribute('href')).toBe('/films')
  expect(link.classList.contains('mq-btn--first')).toBe(button)
})

test('shows the source of a quote', () => {
  show({ content: 'No words.', config: { layout: 'quote', cite: 'The jury' } })
  expect(document.querySelector('blockquote')?.textContent).toBe('No words.')
  expect(document.querySelector('figcaption')?.textContent).toBe('The jury')
})

test.each(LAYOUTS)('renders nothing without content in layout %s', (layout) => {
  show({ content: ' \n\n ', config: { layout } })
  expect(document.body.textContent).toBe('')
})

test('shows a login_required link only to signed-in visitors', () => {
  const config: Config = { link: { label: 'My list', url: '/my-list', login_required: true } }
  show({ content: 'x', config }).unmount()
  expect(screen.queryByRole('link')).toBeNull()
  show({ content: 'x', config }, true)
  expect(screen.getByRole('link')).toBeTruthy()
})

test('renders an unsafe link as text', () => {
  show({ content: 'x', config: { link: { label: 'More', url: 'javascript:alert(1)' } } })
  expect(screen.queryByRole('link')).toBeNull()
})
