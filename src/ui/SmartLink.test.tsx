import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { SmartLink } from './SmartLink'

function Where() {
  const { pathname, search } = useLocation()
  return <output>{`${useNavigationType()} ${pathname}${search}`}</output>
}

function open(link: React.ReactNode) {
  render(
    <MemoryRouter initialEntries={['/start']}>
      {link}
      <Where />
    </MemoryRouter>,
  )
  const where = () => screen.getByRole('status').textContent
  return { link: screen.getByRole('link'), where }
}

test('within the site it leads on without a reload', () => {
  const onClick = vi.fn()
  const { link, where } = open(
    <SmartLink href="/films?sort=az" onClick={onClick}>
      Films
    </SmartLink>,
  )
  expect(link.getAttribute('href')).toBe('/films?sort=az')
  expect(fireEvent.click(link)).toBe(false)
  expect(where()).toBe('PUSH /films?sort=az')
  expect(onClick).toHaveBeenCalledOnce()
})

test.each([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
])('with %s the browser does what it does', (_, how) => {
  const { link, where } = open(<SmartLink href="/films">Films</SmartLink>)
  fireEvent.click(link, how)
  expect(where()).toBe('POP /start')
})

test('a press that was dealt with leads nowhere', () => {
  const { link, where } = open(
    <SmartLink href="/films" onClick={(event) => event.preventDefault()}>
      Films
    </SmartLink>,
  )
  fireEvent.click(link)
  expect(where()).toBe('POP /start')
})

test('outside it opens as any link does, without giving away the window', () => {
  const { link } = open(<SmartLink href="https://films.example/">Films</SmartLink>)
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(link.getAttribute('href')).toBe('https://films.example/')
})

test('the address that is shown already is no new entry', () => {
  const here = window.location.pathname + window.location.search + window.location.hash
  if (!here.startsWith('/')) window.history.replaceState(null, '', '/here')
  const { link, where } = open(<SmartLink href={window.location.pathname}>Here</SmartLink>)
  fireEvent.click(link)
  expect(where()).toMatch(/^REPLACE/)
})
