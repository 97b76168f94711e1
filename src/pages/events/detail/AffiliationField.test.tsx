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
const focusState = () => [screen.getByRole('combobox').tagName, document.activeElement?.id]

test('keeps the focus if the select is replaced by a combobox', () => {
  const { rerender } = render(field(0))
  screen.getByRole('combobox').focus()
  expect(focusState()).toEqual(['SELECT', 'affiliation'])
  rerender(field(11))
  expect(focusState()).toEqual(['INPUT', 'affiliation'])
})

test('does not focus the combobox if the select was not focused', () => {
  const { rerender } = render(field(0))
  screen.getByRole('combobox').focus()
  screen.getByRole('combobox').blur()
  rerender(field(11))
  expect(focusState()).toEqual(['INPUT', ''])
})
