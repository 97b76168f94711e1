import { expect, test, vi } from 'vitest'
import { leadTo } from './places'

const CONFIG = '{\n  "site_config": {\n    "routing": []\n  }\n}'

async function lead(file: string, pointer: string) {
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/site/config.json' ? new Response(CONFIG) : new Response(null, { status: 404 }),
  )
  const onEdit = vi.fn()
  const said: string[] = []
  await leadTo({ file, pointer }, '/sites/a', (words) => said.push(words), onEdit)
  await vi.waitFor(() => expect(said).toHaveLength(1))
  vi.unstubAllGlobals()
  return { onEdit, said }
}

test('a press leads to the line, though nobody had read the file before', async () => {
  const { onEdit, said } = await lead('config.json', '/site_config/routing')
  expect(onEdit).toHaveBeenCalledWith('config.json', 3)
  expect(said[0]).toContain('/sites/a/config.json:3:5')
})

test('what stands in no file of the folder is named, and no editor opens', async () => {
  const { onEdit, said } = await lead('avails/titles/metropolis/', '/name')
  expect(onEdit).not.toHaveBeenCalled()
  expect(said[0]).toContain('avails/titles/metropolis/')
})
