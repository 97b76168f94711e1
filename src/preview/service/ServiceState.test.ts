import { expect, it } from 'vitest'
import { ServiceError } from '../../service/http/response'
import type { ServiceClient } from '../../service/query'
import { readService } from './ServiceState'

const NAMES = [{ name: 'English', value: 'eng' }]
const ask = (broken: Record<string, number> = {}) =>
  ({
    async get(path: string) {
      if (path in broken) throw new ServiceError(broken[path] ? 'status' : 'network', path, broken[path])
      return { data: { data: NAMES, total: 40 }, text: '', path }
    },
    list: async ({ data }: { data: { data: unknown[]; total: number } }) => ({ items: data.data, total: data.total }),
  }) as unknown as ServiceClient

it('says what the service knows, each in a line', async () => {
  expect(await readService(ask())).toEqual([
    'Health: well',
    'Languages: English (eng)',
    'Territories: English (eng)',
    'Modules: 1',
    'Inventory: 40 titles',
  ])
})

it('a call that fails costs its own line', async () => {
  const lines = await readService(ask({ 'user/health_check/': 503, modules: 404 }))
  expect(lines[0]).toBe('Health: not well (503)')
  expect(lines[3]).toBe('Modules: not known (modules: status 404)')
  expect((await readService(ask({ 'user/health_check/': 0 })))[0]).toBe('Health: no answer')
})
