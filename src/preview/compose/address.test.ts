import { expect, test } from 'vitest'
import { composeLink, parseComposePage } from './address'

test.each(['/home', '/title/nosferatu?tab=cast&x=1', '/title/nosferatu?tab=cast#reviews', '/'])(
  'opens the page %s',
  (page) => {
    expect(parseComposePage(new URL(composeLink(page), 'http://host.invalid').search)).toBe(page)
  },
)

test.each([
  '',
  '?page=https://evil.example/',
  '?page=//evil.example',
  '?page=/%5Cevil.example',
  '?page=/%09/evil.example',
  '?page=/%0A/evil.example',
  '?page=%20//evil.example',
  '?page=/.//evil.example',
  '?page=/x/..//evil.example',
  '?page=http://[',
  '?page=javascript:1',
  '?page=blob:http://site.invalid/1',
])('opens the start page for the address %s', (search) => {
  expect(parseComposePage(search)).toBe('/')
})
