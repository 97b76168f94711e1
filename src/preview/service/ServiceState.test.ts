import { expect, it } from 'vitest'
import { ServiceError } from '../../service/http/response'
import type { ServiceClient } from '../../service/query'
import { readServiceStatus } from './ServiceState'

const LANGUAGES = [{ name: 'English', value: 'eng' }]
const clientWith = (broken: Record<string, number> = {}) =>
  ({
    async get(path: string) {
      if (path in broken) throw new ServiceError(broken[path] ? 'status' : 'network', path, broken[path])
      return { data: { data: LANGUAGES, total: 40 }, text: '', path }
    },
    list: async ({ data }: { data: { data: unknown[]; total: number } }) => ({ items: data.data, total: data.total }),
  }) as unknown as ServiceClient

it('returns one line per part of the service status', async () => {
  expect(await readServiceStatus(clientWith())).toEqual([
    'Health: healthy',
    'Languages: English (eng)',
    'Territories: English (eng)',
    'Modules: 1',
    'Inventory: 40 titles',
  ])
})

it('reports a failed request in its line', async () => {
  const lines = await readServiceStatus(clientWith({ 'user/health_check/': 503, modules: 404 }))
  expect(lines[0]).toBe('Health: unhealthy (503)')
  expect(lines[3]).toBe('Modules: unknown (modules: status 404)')
  expect((await readServiceStatus(clientWith({ 'user/health_check/': 0 })))[0]).toBe('Health: no response')
})
