import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { SmartLink } from './SmartLink'

function CurrentLocation() {
  const { pathname, search } = useLocation()
  return <output>{`${useNavigationType()} ${pathname}${search}`}</output>
}

function clickLink(link: React.ReactNode) {
  render(
    <MemoryRouter initialEntries={['/start']}>
      {link}
      <CurrentLocation />
    </MemoryRouter>,
  )
  const currentLocation = () => screen.getByRole('status').textContent
  return { link: screen.getByRole('link'), currentLocation }
}

test('navigates within the site without a reload', () => {
  const onClick = vi.fn()
  const { link, currentLocation } = clickLink(
    <SmartLink href="/films?sort=az" onClick={onClick}>
      Films
    </SmartLink>,
  )
  expect(link.getAttribute('href')).toBe('/films?sort=az')
  expect(fireEvent.click(link)).toBe(false)
  expect(currentLocation()).toBe('PUSH /films?sort=az')
  expect(onClick).toHaveBeenCalledOnce()
})

test.each([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
])('leaves a click with %s to the browser', (_, init) => {
  const { link, currentLocation } = clickLink(<SmartLink href="/films">Films</SmartLink>)
  fireEvent.click(link, init)
  expect(currentLocation()).toBe('POP /start')
})

test('does not navigate when the click handler prevents the default', () => {
  const { link, currentLocation } = clickLink(
    <SmartLink href="/films" onClick={(event) => event.preventDefault()}>
      Films
    </SmartLink>,
  )
  fireEvent.click(link)
  expect(currentLocation()).toBe('POP /start')
})

test('opens external links without access to the window (noopener)', () => {
  const { link } = clickLink(<SmartLink href="https://films.example/">Films</SmartLink>)
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(link.getAttribute('href')).toBe('https://films.example/')
})

test('replaces the history entry when the link leads to the current address', () => {
  const here = window.location.pathname + window.location.search + window.location.hash
  if (!here.startsWith('/')) window.history.replaceState(null, '', '/here')
  const { link, currentLocation } = clickLink(<SmartLink href={window.location.pathname}>Here</SmartLink>)
  fireEvent.click(link)
  expect(currentLocation()).toMatch(/^REPLACE/)
})
