import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { modules } from '../../registry/modules'
import { validators } from '../../src/generated/validators'
import { isRecord } from '../../src/lib/json/isRecord'
import type { Validator } from '../../src/lib/json/validator'
import { mistaken, plans } from '../../src/site/testing/mistakes'
import { openPage } from '../bench/browser/openPage'
import { keepHere, settled } from './pages'
import type { Soak } from './soak'

/** So many of each document, the harshest of so many, with at most so many mistakes in each. */
const EACH = 10
const OF = 200
const MISTAKES = 25
/** So many pages at a time. */
const PAGES = 4

/** A document of the service that is spoilt, and the page that shows it. */
interface Subject {
  name: string
  site: string
  path: string
  /** The call that brings it. */
  call: RegExp
  /** A list is looked at in one screen: what is far below is not loaded. */
  height: number
  /** JSON pointers of what is wrong with it, by the schemas alone. */
  wrongIn: (data: unknown) => Promise<string[]>
  /** What of it stands on the page when nothing is wrong: CSS selectors, by the part of the document that brings each. */
  parts: (data: unknown) => Map<string, string>
}

const CONFIG = /\/api\/v1\/config\/(?:\?|$)/
const HOME = /\/api\/v1\/modules\/placement\/home\//

const config = (site: string): Subject => ({
  name: `config of ${site}`,
  site,
  path: '/home',
  call: CONFIG,
  height: 900,
  wrongIn: async (data) => pointersOf(await validators.config(), data),
  parts: (data) => {
    const routing = at(data, 'site_config', 'routing')
    const routes = Array.isArray(routing) ? routing.filter(isRecord) : []
    return new Map(
      routes.flatMap((each) =>
        typeof each.route === 'string' && typeof each.label === 'string'
          ? [[JSON.stringify(each), `:is(header, footer) a[href="${quoted(each.route)}"]`] as const]
          : [],
      ),
    )
  },
})

const home = (site: string): Subject => ({
  name: `home of ${site}`,
  site,
  path: '/home',
  call: HOME,
  height: 9000,
  wrongIn: async (data) => {
    const list = at(data, 'data')
    if (!Array.isArray(list)) return []
    const found = await Promise.all(
      list.map(async (each, index) => {
        const module = at(each, 'module')
        const type = at(module, 'type')
        if (!isRecord(module) || typeof type !== 'string' || !modules.has(type)) return [`/data/${index}`]
        // Nobody sees what is hidden, or what has not come yet, so nobody looks into it.
        if (module.hidden === true || isTimed(each)) return []
        return pointersOf(await validators[`modules/${type}` as keyof typeof validators](), module).map(
          (pointer) => `/data/${index}/module${pointer}`,
        )
      }),
    )
    return found.flat()
  },
  parts: (data) => {
    const list = at(data, 'data')
    const all = Array.isArray(list) ? list : []
    return new Map(
      all.flatMap((each) => {
        const slug = at(each, 'module', 'slug')
        const stands = typeof slug === 'string' && !isTimed(each)
        return stands ? [[JSON.stringify(each), `[data-module="${quoted(slug)}"] > *`] as const] : []
      }),
    )
  },
})

const SUBJECTS: Subject[] = [
  ...['lumen', 'laurel', 'vault', 'orchard'].map(config),
  ...['lumen', 'laurel', 'orchard'].map(home),
  {
    name: 'a title',
    site: 'lumen',
    path: '/title/metropolis',
    call: /\/api\/v1\/avails\/titles\/metropolis\/?(?:\?|$)/,
    height: 900,
    wrongIn: async (data) =>
      pointersOf(await validators['service/title'](), at(data, 'data')).map((each) => `/data${each}`),
    parts: (data) => new Map([[JSON.stringify(at(data, 'data', 'name')), 'main h1']]),
  },
]

/**
 * Shows the harshest of many spoilt documents in a browser, in a development build: no page is blank and nothing is thrown;
 * what is not spoilt stays, and what the schemas find wrong is named by the preview bar.
 */
export async function mutations(soak: Soak): Promise<string[]> {
  const url = await soak.development()
  const wrong: string[] = []
  let [documents, mistakes] = [0, 0]
  for (const [index, subject] of SUBJECTS.entries()) {
    if (soak.site && soak.site !== subject.site) continue
    const seed = soak.seed + index
    const { data: healthy, shown } = await healthyOf(soak, url, subject)
    const spoilt = await harshest(subject, healthy, seed, Math.max(1, Math.round(EACH * soak.share)))
    const queue = [...spoilt.entries()]
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [number, each] = next
        const found = await judge(soak, url, subject, each, healthy, shown)
        wrong.push(...found.map((line) => `${subject.name}, seed ${seed}, document ${number}: ${line}`))
      }
    }
    await Promise.all(Array.from({ length: PAGES }, work))
    documents += spoilt.length
    mistakes += spoilt.reduce((sum, { pointers }) => sum + pointers.length, 0)
    console.log(`     ${subject.name}: ${spoilt.length} documents, seed ${seed}`)
  }
  console.log(`     ${documents} documents with ${mistakes} places that do not fit the schemas`)
  return wrong
}

interface Spoilt {
  data: unknown
  /** Where it does not fit the schemas. */
  pointers: string[]
}

/** The documents with the most places that do not fit, of many. */
async function harshest(subject: Subject, healthy: unknown, seed: number, count: number): Promise<Spoilt[]> {
  const all: Spoilt[] = []
  for (const plan of fc.sample(plans(MISTAKES), { seed, numRuns: OF })) {
    const { data } = mistaken(structuredClone(healthy), plan)
    all.push({ data, pointers: await subject.wrongIn(data) })
  }
  return all.sort((a, b) => b.pointers.length - a.pointers.length).slice(0, count)
}

/** The document as it is, and what of it stands on the page, signed in or not. */
async function healthyOf(soak: Soak, url: string, subject: Subject): Promise<{ data: unknown; shown: Set<string> }> {
  let data: unknown
  const shown: Set<string>[] = []
  for (const viewer of ['viewer', 'signed-out']) {
    const { page } = await openPage(soak.browser, { screen: { width: 1280, height: subject.height } })
    await keepHere(page, url)
    const answer = page.waitForResponse((response) => subject.call.test(response.url()))
    await page.goto(addressOf(url, subject, viewer))
    data = await (await answer).json()
    await settled(page)
    shown.push(new Set(await present(page, [...subject.parts(data).values()])))
    await page.context().close()
  }
  const [viewer, signedOut] = shown as [Set<string>, Set<string>]
  return { data, shown: new Set([...viewer].filter((each) => signedOut.has(each))) }
}

const addressOf = (url: string, { site, path }: Subject, viewer: string) =>
  new URL(`${path}?preview.reset=1&preview.site=${site}&preview.viewer=${viewer}`, url).href

async function judge(
  { browser }: Soak,
  url: string,
  subject: Subject,
  { data, pointers }: Spoilt,
  healthy: unknown,
  shown: ReadonlySet<string>,
): Promise<string[]> {
  const { page } = await openPage(browser, { screen: { width: 1280, height: subject.height } })
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(`threw ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|Content Security|\.example\//.test(message.text()))
      wrong.push(`the console: ${message.text().slice(0, 300)}`)
  })
  await keepHere(page, url)
  await page.route(subject.call, (route) => route.fulfill({ json: data }))
  await page.goto(addressOf(url, subject, 'viewer'))
  if (!(await settled(page))) wrong.push('the page is blank')
  // What is still there of the document as it was stays on the page.
  const whole = subject.parts(healthy)
  const left = [...subject.parts(data)].flatMap(([part, selector]) =>
    whole.get(part) === selector && shown.has(selector) ? selector : [],
  )
  const there = new Set(await present(page, left))
  wrong.push(...left.filter((each) => !there.has(each)).map((each) => `${each} is not spoilt, and not there`))
  const named = await problemsOf(page)
  const covered = (pointer: string) => named.some((each) => pointer.startsWith(each) || each.startsWith(pointer))
  wrong.push(...pointers.filter((each) => !covered(each)).map((each) => `${each || 'the document'} is not named`))
  await page.context().close()
  return wrong
}

/** The places that the preview bar names. */
async function problemsOf(page: Page): Promise<string[]> {
  await page.locator('.mqp-pill').dispatchEvent('click')
  await page.locator('#mqp-tab-problems').dispatchEvent('click')
  await page.locator('.mqp-room--problems .mqp-problem').first().waitFor()
  const places = await page.locator('.mqp-where > code').allTextContents()
  return places.map((place) => (place.startsWith('/') ? place : ''))
}

/** Which of these are on the page. */
const present = (page: Page, selectors: string[]): Promise<string[]> =>
  page.evaluate((all) => all.filter((each) => document.querySelector(each)), selectors)

/** Whether a placement comes and goes: what is shown of it depends on the clock. */
const isTimed = (placement: unknown) => at(placement, 'from') !== undefined || at(placement, 'until') !== undefined

const pointersOf = (validate: Validator, data: unknown): string[] =>
  validate(data) ? [] : [...new Set((validate.errors ?? []).map(({ instancePath }) => instancePath))]

/** What stands below these names in a document. */
function at(data: unknown, ...names: string[]): unknown {
  return names.reduce((value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined), data)
}

const quoted = (text: string) => text.replace(/["\\\n]/g, '\\$&')
