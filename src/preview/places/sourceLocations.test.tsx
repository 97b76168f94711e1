import { expect, test, vi } from 'vitest'
import { openSource } from './sourceLocations'

const CONFIG = '{\n  "site_config": {\n    "routing": []\n  }\n}'

async function open(file: string, pointer: string) {
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/site/config.json' ? new Response(CONFIG) : new Response(null, { status: 404 }),
  )
  const onEdit = vi.fn()
  const messages: string[] = []
  await openSource({ file, pointer }, '/sites/a', (message) => messages.push(message), onEdit)
  await vi.waitFor(() => expect(messages).toHaveLength(1))
  vi.unstubAllGlobals()
  return { onEdit, said: messages }
}

test('opens the line of a file that was not loaded before', async () => {
  const { onEdit, said } = await open('config.json', '/site_config/routing')
  expect(onEdit).toHaveBeenCalledWith('config.json', 3)
  expect(said[0]).toContain('/sites/a/config.json:3:5')
})

test('copies the address of data outside the site folder, without opening an editor', async () => {
  const { onEdit, said } = await open('avails/titles/metropolis/', '/name')
  expect(onEdit).not.toHaveBeenCalled()
  expect(said[0]).toContain('avails/titles/metropolis/')
})
