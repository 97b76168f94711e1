import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createText } from '../../../text/createText'
import { TextProvider } from '../../../text/TextContext'
import { AffiliationField } from './AffiliationField'

const field = (count: number) => (
  <TextProvider value={createText()}>
    <AffiliationField
      id="affiliation"
      affiliations={Array.from({ length: count }, (_, at) => ({ name: `Guild ${at}`, slug: `guild-${at}` }))}
      value=""
      error={undefined}
      onChange={() => {}}
    />
  </TextProvider>
)
const tags = () => [screen.getByRole('combobox').tagName, document.activeElement?.id]

test('many that come while the field has the focus leave it there', () => {
  const { rerender } = render(field(0))
  screen.getByRole('combobox').focus()
  expect(tags()).toEqual(['SELECT', 'affiliation'])
  rerender(field(11))
  expect(tags()).toEqual(['INPUT', 'affiliation'])
})

test('they do not take it from elsewhere', () => {
  const { rerender } = render(field(0))
  screen.getByRole('combobox').focus()
  screen.getByRole('combobox').blur()
  rerender(field(11))
  expect(tags()).toEqual(['INPUT', ''])
})
