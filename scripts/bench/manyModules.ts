import { rmSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import type { Budget } from '../budgets/budget'
import type { Bench } from './bench'
import { buildPlain } from './buildPlain'
import { MODULES, manySite, TITLES } from './manySite'
import { openPage } from './openPage'
import { median, spread } from './stats'
import { until } from './until'

/** Tall enough that every row is near. */
const SCREEN = { width: 1440, height: 20_000 }

/** What one page took, and what it rendered. */
interface Run {
  /** From the end of the list's answer to the frame after the last card was there, in milliseconds. */
  took: number
  /** What stands in the first row. */
  markup: string
}

/**
 * 50 modules of 20 cards, against a page that is written by hand in React for this one list. Both take turns, so that
 * whatever else the machine does meets both.
 * @throws Error when the two do not render the same markup
 */
export async function manyModules({ root, browser, server, runs = 9, log }: Bench): Promise<Budget[]> {
  const site = manySite()
  try {
    const marquee = await server(site)
    const plain = await server(site, await buildPlain(root))
    const times = { marquee: [] as number[], plain: [] as number[] }
    // The first turn fills the caches of the server, and shows that both do the same.
    const [own, other] = [await once(browser, `${marquee.url}home`), await once(browser, plain.url)]
    if (own.markup !== other.markup) {
      throw new Error(`scripts/bench/plain renders other markup:\n${own.markup}\n${other.markup}`)
    }
    for (let run = 0; run < runs; run++) {
      times.marquee.push((await once(browser, `${marquee.url}home`)).took)
      times.plain.push((await once(browser, plain.url)).took)
    }
    log(`  marquee ${times.marquee.map(Math.round).join(' ')}\n  plain   ${times.plain.map(Math.round).join(' ')}`)
    const told = (what: string, measured: number[]): Budget => {
      return { name: 'modules', what, measured: median(measured), unit: 'ms', note: spread(measured) }
    }
    return [
      {
        name: 'modules',
        what: `${MODULES} modules of ${TITLES} cards, against plain React`,
        measured: median(times.marquee) / median(times.plain),
        most: 1.15,
        unit: 'x',
        note: spread(
          times.marquee.map((time, run) => time / (times.plain[run] as number)),
          2,
        ),
      },
      told('  Marquee', times.marquee),
      told('  plain React', times.plain),
    ]
  } finally {
    rmSync(site, { recursive: true })
  }
}

async function once(browser: Browser, url: string): Promise<Run> {
  const { page } = await openPage(browser, { screen: SCREEN, cpu: 4 })
  try {
    await page.addInitScript(watchCards, MODULES * TITLES)
    await page.goto(url)
    await until(page, () => 'took' in window, undefined)
    // The buttons of a row come once it has been measured.
    await page
      .locator('.mq-row__button')
      .nth(MODULES - 1)
      .waitFor({ state: 'attached' })
    return await page.evaluate(readRun)
  } finally {
    await page.context().close()
  }
}

/** Runs in the page. The markup of the first row, with attributes in the order of the alphabet. */
function readRun(): Run {
  const outline = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? ''
    const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${value}"`).sort()
    return `<${node.localName}${attributes.join('')}>${[...node.childNodes].map(outline).join('')}`
  }
  const row = document.querySelector('.mq-module')
  return {
    took: (window as unknown as { took: number }).took,
    markup: [...(row?.childNodes ?? [])].map(outline).join('\n'),
  }
}

/** Runs in the page, before anything of it. */
function watchCards(count: number): void {
  const cards = document.getElementsByClassName('mq-card')
  const observer = new MutationObserver(() => {
    if (cards.length < count) return
    observer.disconnect()
    requestAnimationFrame(() => {
      // A task of its own: after style, layout and paint of this frame.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const list = performance
          .getEntriesByType('resource')
          .find(({ name }) => name.includes('/modules/placement/home'))
        const { responseEnd } = list as PerformanceResourceTiming
        Object.assign(window, { took: performance.now() - responseEnd })
      }
      port2.postMessage(0)
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}
