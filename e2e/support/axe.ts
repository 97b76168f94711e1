import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The violations that axe finds on the current page, one line per rule.
 * axe reads positions and colours one after the other, so a moving element such as a turning slide seems to overlap
 * others. A page with violations is therefore checked twice, and only violations of both runs count.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const first = await runAxe(page)
  if (first.length === 0) return []
  const second = await runAxe(page)
  return first.filter((line) => second.includes(line))
}

async function runAxe(page: Page): Promise<string[]> {
  // Through the debugger: the content security policy forbids the page to evaluate strings.
  const session = await page.context().newCDPSession(page)
  const { result: known } = await session.send('Runtime.evaluate', { expression: 'typeof axe' })
  if (known.value === 'undefined') await session.send('Runtime.evaluate', { expression: axeSource })
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => JSON.stringify(violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target, failureSummary }) => target.join(' ') + ' ' + failureSummary).join(' | '))))`,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  // For example because the page was reloaded.
  if (exceptionDetails) throw new Error(`axe did not run: ${exceptionDetails.exception?.description}`)
  return JSON.parse(result.value)
}
