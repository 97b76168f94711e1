import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from './test'

/** A response in the Cache Storage of the browser. */
export interface CachedResponse {
  cache: string
  /** Path and query of the request. */
  path: string
  type: string
  text: string
}

/** All responses in all caches of this origin. */
export const readCachedResponses = (page: Page): Promise<CachedResponse[]> =>
  page.evaluate(async () => {
    const all: CachedResponse[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true })
        all.push({
          cache: name,
          path: request.url.slice(location.origin.length),
          type: answer?.headers.get('Content-Type') ?? '',
          text: `${JSON.stringify([...(answer?.headers ?? [])])} ${await answer?.text()}`,
        })
      }
    }
    return all
  })

export const readCachedPaths = async (page: Page) => (await readCachedResponses(page)).map(({ path }) => path)

/** Waits until the service worker is active and the caches contain these paths. */
export const expectCached = (page: Page, ...paths: string[]) =>
  expect.poll(() => readCachedPaths(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(paths))

/** Script addresses of the service workers of this origin. */
export const serviceWorkerUrls = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL ?? ''),
  )

/** A copy of a fixture site whose config can be changed while it is served. */
export function copySite(name: string) {
  const folder = join(mkdtempSync(join(tmpdir(), 'marquee-kept-')), name)
  cpSync(join('fixtures', 'sites', name), folder, { recursive: true })
  const file = join(folder, 'config.json')
  return {
    folder,
    // biome-ignore lint/suspicious/noExplicitAny: the document is not validated yet
    change(edit: (document: any) => void): void {
      const document = JSON.parse(readFileSync(file, 'utf8'))
      edit(document)
      writeFileSync(file, JSON.stringify(document))
    },
  }
}
