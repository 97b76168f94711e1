import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import type { Budget } from '../budgets/budget'
import type { Bench } from './bench'
import { scrollThrough } from './bigGrid'
import { openPage } from './browser/openPage'
import { until } from './browser/until'
import { median, spread } from './stats'

const ASSETS = 2000
const COMMENTS = 500
const SCREEN = { width: 1440, height: 900 }

/** A page has rested when it asked for nothing for so long, in milliseconds. */
const REST = 1000

/**
 * A reviewer's day: the 2,000 assets of a collection are scrolled in both views with a processor four times slower, 500
 * comments are opened; and no call of either is made twice.
 */
export async function review({ browser, server, runs = 3, log }: Bench): Promise<Budget[]> {
  const { url } = await server('vault')
  const longest = { grid: [] as number[], list: [] as number[] }
  const opened: number[] = []
  const twice = new Set<string>()
  for (let run = 0; run < runs; run++) {
    for (const layout of ['grid', 'list'] as const) {
      const { page, devtools } = await openPage(browser, { screen: SCREEN })
      const calls = counted(page)
      try {
        const choices = `preview.viewer=moderator&preview.assets=${ASSETS}&preview.reset=1`
        await page.goto(`${url}collections/many-assets?layout=${layout}&${choices}`)
        await page.getByText(`${ASSETS} assets`).waitFor()
        await page.waitForLoadState('networkidle')
        // What is in the making is asked for again while somebody looks: later, and not meant here.
        for (const call of calls()) twice.add(call)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
        const tasks = await longTasksOf(browser, () => scrollThrough(page))
        log(`  ${layout}: tasks over 50 ms: ${tasks.map(Math.round).join(' ') || 'none'}`)
        longest[layout].push(Math.max(0, ...tasks))
      } finally {
        await page.context().close()
      }
    }
    const { page } = await openPage(browser, { screen: SCREEN })
    const calls = counted(page)
    try {
      opened.push(await openComments(page, url))
      for (const call of calls()) twice.add(call)
    } finally {
      await page.context().close()
    }
  }
  log(`  ${COMMENTS} comments: ${opened.map(Math.round).join(' ')} ms`)
  return [
    ...(['grid', 'list'] as const).map(
      (layout): Budget => ({
        name: 'review',
        what: `longest task while ${ASSETS} assets are scrolled as a ${layout}`,
        measured: median(longest[layout]),
        most: 100,
        unit: 'ms',
        note: `${spread(longest[layout])}; 0: none over 50 ms`,
      }),
    ),
    {
      name: 'review',
      what: `from the press on an asset to its ${COMMENTS} comments`,
      measured: median(opened),
      most: 1000,
      unit: 'ms',
      note: spread(opened),
    },
    {
      name: 'review',
      what: 'calls of an opening made twice',
      measured: twice.size,
      most: 0,
      unit: '',
      note: [...twice].join(' '),
    },
  ]
}

/** So long is a long task, in milliseconds. */
const LONG = 50

interface TraceEvent {
  name: string
  pid: number
  tid: number
  args: { name?: string }
  /** Processor time of the thread, in microseconds: other work on the machine does not show. */
  tdur?: number
}

/** The long tasks of the pages' main threads meanwhile, in milliseconds of processor time. */
export async function longTasksOf(browser: Browser, act: () => Promise<unknown>): Promise<number[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const traceConfig = { includedCategories: ['toplevel'], excludedCategories: ['*'] }
  await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const isMain = (event: TraceEvent) => event.name === 'thread_name' && event.args.name === 'CrRendererMain'
  const main = new Set(events.filter(isMain).map(threadOf))
  return events
    .filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((time) => time > LONG)
}

/** From the press on the asset's card until all comments stand there and the page can be pressed, in milliseconds. */
async function openComments(page: Page, url: string): Promise<number> {
  const choices = `preview.viewer=moderator&preview.comments=${COMMENTS}&preview.reset=1`
  await page.goto(`${url}collections/potemkin-restored?${choices}`)
  await page.locator('.mq-asset-card').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const card = document.querySelector<HTMLElement>('.mq-asset-card')
    card?.addEventListener('click', () => Object.assign(window, { pressed: performance.now() }), { capture: true })
    const look = () => {
      if (document.querySelectorAll('.mq-thread').length === 0) return requestAnimationFrame(look)
      // Drawn, and the next press is heard.
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { shown: performance.now() })))
    }
    look()
  })
  await page.locator('.mq-asset-card').first().click()
  await until(page, () => 'shown' in window, undefined)
  await rests(page)
  const [pressed, shown, there] = await page.evaluate(() => {
    const { pressed, shown } = window as unknown as { pressed: number; shown: number }
    return [pressed, shown, document.querySelectorAll('.mq-comment').length] as const
  })
  if (there < COMMENTS / 2) throw new Error(`only ${there} comments are shown`)
  return shown - pressed
}

/** Waits until the page asks for nothing more. */
async function rests(page: Page): Promise<void> {
  let last = Date.now()
  const heard = () => {
    last = Date.now()
  }
  page.on('request', heard)
  while (Date.now() - last < REST) await pause(REST / 4)
  page.off('request', heard)
}

/** Counts the calls to the service from now on. @returns those that were made again while the page was open */
function counted(page: Page): () => string[] {
  const made: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) made.push(`${request.method()} ${pathname}${search}`)
  })
  return () => made.filter((call, at) => made.indexOf(call) < at)
}
