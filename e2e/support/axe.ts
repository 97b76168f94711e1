import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds wrong on the page as it is, one line for each kind.
 * The problem: axe reads places and colours one after the other, so what moves meanwhile, as a slide that turns, seems to
 * lie on something else. The solution: who finds something looks again, and what is found both times is wrong.
 */
export async function findings(page: Page): Promise<string[]> {
  const first = await look(page)
  if (first.length === 0) return []
  const second = await look(page)
  return first.filter((line) => second.includes(line))
}

async function look(page: Page): Promise<string[]> {
  // By a debugger's hand, not the page's: the policy forbids the page to evaluate text.
  const session = await page.context().newCDPSession(page)
  const { result: known } = await session.send('Runtime.evaluate', { expression: 'typeof axe' })
  if (known.value === 'undefined') await session.send('Runtime.evaluate', { expression: axe })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => JSON.stringify(violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target, failureSummary }) => target.join(' ') + ' ' + failureSummary).join(' | '))))`,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  return JSON.parse(result.value)
}
