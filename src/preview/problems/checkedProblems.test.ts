import { afterEach, expect, test, vi } from 'vitest'
import { checkedProblems, checkFolder } from './checkedProblems'

afterEach(() => {
  vi.unstubAllGlobals()
  checkedProblems.set(undefined)
})

test('a host that checks no folder answers with its page: nothing is said of the folder, and nothing is thrown', async () => {
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'))
  await checkFolder()
  expect(checkedProblems.get()).toBeUndefined()
})
