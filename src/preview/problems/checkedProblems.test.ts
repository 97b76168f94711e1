import { afterEach, expect, test, vi } from 'vitest'
import { checkedProblems, checkFolder } from './checkedProblems'

afterEach(() => {
  vi.unstubAllGlobals()
  checkedProblems.set(undefined)
})

test('ignores the HTML response of a host without the check', async () => {
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'))
  await checkFolder()
  expect(checkedProblems.get()).toBeUndefined()
})
