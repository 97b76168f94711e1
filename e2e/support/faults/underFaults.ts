import type { BrowserContext, Page } from '@playwright/test'
import { PASSWORD } from '../../../fixtures/service/credentials'

export const COLLECTION_ID = 'potemkin-restored'
export const CONVERSATIONS_PATH = `collections/${COLLECTION_ID}?tab=conversations`

/** Timeout of each wait in milliseconds. */
export const WAIT_TIMEOUT_MS = 15_000

export interface FaultOutcome {
  /** Lost or duplicated items, one line each. */
  wrong: string[]
  /** Number of turns per fault. */
  done: Record<string, number>
}

/** Draws in random order; every item is drawn once before any item is drawn again. */
export function createShuffledPicker<T>(all: readonly T[], next: () => number): () => T {
  let left: T[] = []
  return () => {
    if (left.length === 0) left = [...all]
    return left.splice(Math.floor(next() * left.length), 1)[0] as T
  }
}

/** A page with the conversation, signed in at the identity provider. */
export async function openSignedIn(context: BrowserContext): Promise<Page> {
  context.setDefaultTimeout(WAIT_TIMEOUT_MS)
  await context.clock.install()
  const page = await context.newPage()
  await page.goto(`/${CONVERSATIONS_PATH}&preview.site=vault&preview.viewer=signed-out&preview.reset=1`)
  await page.getByLabel('Email').fill('moderator@fixture.example')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator('.mq-composer[data-place="new"] textarea').waitFor({ timeout: WAIT_TIMEOUT_MS })
  return page
}

/** Reads a list from the service as the signed-in user. */
export async function readList<T>(context: BrowserContext, path: string): Promise<T[]> {
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value
  const answer = await context.request.get(`/api/v1/${path}`, { headers: { Authorization: `Bearer ${token}` } })
  return (await answer.json()).data ?? []
}

/** Sets the simulated fault for later calls. An empty string removes it. */
export async function setFault(context: BrowserContext, fault = ''): Promise<void> {
  const query = new URLSearchParams({ 'preview.fault': fault })
  await context.request.get(`/?${query}`, { headers: { Accept: 'text/html' }, maxRedirects: 0 })
}

/** @throws Error when the condition is not met within WAIT_TIMEOUT_MS */
export async function waitForCondition(holds: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + WAIT_TIMEOUT_MS
  while (!(await holds())) if (Date.now() > end) throw new Error(`Timeout after ${WAIT_TIMEOUT_MS} ms: ${what}`)
}
