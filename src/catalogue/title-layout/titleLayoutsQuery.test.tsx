import { afterEach, expect, test, vi } from 'vitest'
import { type FailureKind, ServiceError } from '../../service/http/response'
import type { ServiceClient } from '../../service/query'
import { testSite } from '../../shell/testing/testSite'
import { titleLayoutsQuery } from './titleLayoutsQuery'

afterEach(() => vi.restoreAllMocks())

/** Asks a service that fails in one way. */
async function asked(kind: FailureKind) {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { runtime } = testSite({ config: { title_layouts_uri: 'modules/placement/layouts/' } })
  const ask = { get: () => Promise.reject(new ServiceError(kind, 'layouts')) } as unknown as ServiceClient
  const layouts = await titleLayoutsQuery(runtime)
    .read(ask)
    .catch((error: unknown) => error)
  return { layouts, told: told.mock.calls.length }
}

test('a list that fails is told, and title pages stand in the built-in layout', async () => {
  expect(await asked('status')).toMatchObject({ layouts: expect.any(Map), told: 1 })
})

test('a page that was left asks no more, and nothing is told (reliability P5)', async () => {
  expect(await asked('aborted')).toMatchObject({ layouts: { kind: 'aborted' }, told: 0 })
})
