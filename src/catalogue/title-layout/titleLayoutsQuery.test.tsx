import { afterEach, expect, test, vi } from 'vitest'
import { type FailureKind, ServiceError } from '../../service/http/response'
import type { ServiceClient } from '../../service/query'
import { testSite } from '../../shell/testing/testSite'
import { titleLayoutsQuery } from './titleLayoutsQuery'

afterEach(() => vi.restoreAllMocks())

/** Runs the query against a service that fails in this way. */
async function runFailingQuery(kind: FailureKind) {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { runtime } = testSite({ config: { title_layouts_uri: 'modules/placement/layouts/' } })
  const ask = { get: () => Promise.reject(new ServiceError(kind, 'layouts')) } as unknown as ServiceClient
  const layouts = await titleLayoutsQuery(runtime)
    .read(ask)
    .catch((error: unknown) => error)
  return { layouts, errorCount: errors.mock.calls.length }
}

test('logs a failure and falls back to the built-in layouts', async () => {
  expect(await runFailingQuery('status')).toMatchObject({ layouts: expect.any(Map), errorCount: 1 })
})

test('rejects without logging if the request was aborted (reliability P5)', async () => {
  expect(await runFailingQuery('aborted')).toMatchObject({ layouts: { kind: 'aborted' }, errorCount: 0 })
})
