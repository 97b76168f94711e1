import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useAddressParams } from './useAddressParams'

function ParamButton({ name }: { name: string }) {
  const [, change] = useAddressParams()
  const choose = () =>
    change((params) => {
      params.set(name, '1')
      return params
    })
  return (
    <button type="button" onClick={choose}>
      {name}
    </button>
  )
}

function AddressButton() {
  const back = useNavigate()
  return (
    <button type="button" onClick={() => back(-1)}>
      {`at ${useLocation().search}`}
    </button>
  )
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

it('keeps two parameters set before a render, and restores both on Back', () => {
  render(
    <MemoryRouter initialEntries={['/?x=0', '/?x=1']} initialIndex={1}>
      <ParamButton name="sort" />
      <ParamButton name="type" />
      <AddressButton />
    </MemoryRouter>,
  )
  act(() => {
    press('sort')
    press('type')
  })
  expect(screen.getByText('at ?x=1&sort=1&type=1')).toBeTruthy()
  press(/^at/)
  press(/^at/)
  expect(screen.getByText('at ?x=1')).toBeTruthy()
  press('type')
  expect(screen.getByText('at ?x=1&type=1')).toBeTruthy()
})
