import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { openPage } from '../bench/browser/openPage'
import { chance } from './chance'
import type { Soak } from './soak'

const SITES = ['lumen', 'laurel', 'vault', 'orchard', 'bare', 'broken']
const ACTIONS = 1500
/** So many sites at a time. */
const PAGES = 6
/** Every so many actions a new visitor comes, signed in or not, now on a phone, now at a desk. */
const VISIT = 150
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 760 },
]
/** How long a page may be without words, without a focus, or locked, in milliseconds. */
const PATIENCE = 10_000

const KEYS = ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Escape', 'Space', 'Home', 'End']
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
/** Keys after which the focus is somewhere, if it was somewhere before. */
const TAKES = new Set(['Enter', 'Escape', 'Space'])
const FOCUSED = 'where the focus is'
const WORDS = ['metropolis', 'x', 'a@b.example', '<b>', '\u202eabc', '   ', '99999999999']

/** Presses, types, scrolls and goes back by chance, as nobody would: no error, no blank page, no lost focus, no page that is locked. */
export async function monkey(soak: Soak): Promise<string[]> {
  const wrong: string[] = []
  const queue = SITES.map((site, index) => ({ site, seed: soak.seed + index }))
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const count = Math.max(20, Math.round(ACTIONS * soak.share))
      const found = await play(soak, next.site, next.seed, count)
      console.log(`     ${next.site}: ${count} actions, seed ${next.seed}: ${found.length} wrong`)
      for (const line of found) console.log(`       ${line}`)
      wrong.push(...found.map((line) => `${next.site}, seed ${next.seed}: ${line}`))
    }
  }
  await Promise.all(Array.from({ length: PAGES }, work))
  return wrong
}

async function play({ browser, url }: Soak, site: string, seed: number, count: number): Promise<string[]> {
  const next = chance(seed)
  const found = new Set<string>()
  let last = ''
  for (let done = 0; done < count; ) {
    const screen = SCREENS[Math.floor(next() * SCREENS.length)] ?? SCREENS[0]
    const { page } = await openPage(browser, { screen: screen as (typeof SCREENS)[0] })
    const home = new URL(`/?preview.site=${site}&preview.viewer=${next() < 0.6 ? 'viewer' : 'signed-out'}`, url).href
    const say = (what: string) => found.add(`action ${done} (${last}) at ${pathOf(page)}: ${what.slice(0, 300)}`)
    page.on('pageerror', (error) => say(error.stack ?? error.message))
    page.on('console', (message) => {
      // A call that is refused stands in the console, whoever asks: it is the browser that says so. So do the providers of
      // the fixture sites, of which there are none here.
      if (
        message.type() === 'error' &&
        !/Failed to load resource|\.example\/|inline event handler/.test(message.text())
      )
        say(message.text())
    })
    page.on('popup', (popup) => void popup.close())
    page.on('dialog', (dialog) => void dialog.dismiss())
    await page.goto(home)
    for (let each = 0; each < VISIT && done < count; each++, done++) {
      if (!page.url().startsWith(url)) await page.goto(home)
      try {
        last = await act(page, next)
        // Back may lead to the empty page before the site.
        const bad = page.url().startsWith(url) ? await judge(page, last) : undefined
        if (bad) say(bad)
      } catch (error) {
        // Left, or on the way: the next action finds it where it is then.
        if (!/navigat|destroyed|closed|Timeout/i.test(String(error))) say(String(error))
      }
    }
    await page.context().close()
  }
  return [...found]
}

const pathOf = (page: Page) => new URL(page.url()).pathname

/** One action. Gives its name. */
async function act(page: Page, next: () => number): Promise<string> {
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const kind = next()
  if (kind < 0.45) {
    const at = await page.evaluate(pressable, next())
    if (!at) return 'nothing to press'
    await page.mouse.click(at.x, at.y)
    return `press ${at.name}`
  }
  if (kind < 0.72) {
    const key = oneOf(next() < 0.6 ? KEYS : ARROWS)
    const isFocused = await page.evaluate(() => document.activeElement !== document.body)
    await page.keyboard.press(key)
    return isFocused && TAKES.has(key) ? `${key} ${FOCUSED}` : key
  }
  if (kind < 0.8) {
    const words = oneOf(WORDS)
    const isField = await page.evaluate(() => document.activeElement instanceof HTMLInputElement)
    if (isField) await page.keyboard.type(words)
    return `type ${words}`
  }
  if (kind < 0.9) {
    await page.mouse.wheel(0, Math.round((next() - 0.35) * 2000))
    return 'scroll'
  }
  if (kind < 0.97) {
    await page.evaluate(() => history.back())
    return 'back'
  }
  await page.reload({ waitUntil: 'commit' })
  return 'reload'
}

/** Runs in the page: something in sight that can be pressed, and is not covered. */
function pressable(chance: number): { x: number; y: number; name: string } | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [role=button]')]
  const shown = all.flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (width < 2 || height < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return []
    if (element.getAttribute('href')?.startsWith('http')) return []
    const hit = document.elementFromPoint(x, y)
    return hit && element.contains(hit) ? [{ x, y, element }] : []
  })
  const chosen = shown[Math.floor(chance * shown.length)]
  if (!chosen) return undefined
  const { x, y, element } = chosen
  return { x, y, name: (element.ariaLabel || element.textContent || element.tagName).trim().slice(0, 30) }
}

/** What is wrong with a page, and stays so: it may be on its way. */
async function judge(page: Page, last: string): Promise<string | undefined> {
  let bad = await page.evaluate(faultsOf, last)
  for (const end = Date.now() + PATIENCE; bad && Date.now() < end; bad = await page.evaluate(faultsOf, last))
    await pause(100)
  return bad
}

/** Runs in the page. */
function faultsOf(last: string): string | undefined {
  const main = document.querySelector<HTMLElement>('main')
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog]')].filter((each) =>
    each.checkVisibility(),
  )
  if (!main && dialogs.length === 0) return document.querySelector('.mq-wait') ? 'still starts' : 'no main'
  const filled = 'img, video, input, .mq-skeleton, canvas, svg'
  if (![main, ...dialogs].some((place) => place && (place.innerText.trim() || place.querySelector(filled))))
    return 'a blank page'
  const active = document.activeElement
  if (active && active !== document.body) {
    if (active.closest('[inert]')) return `the focus is in something that is out of reach: ${active.className}`
    if (!active.checkVisibility())
      return `the focus is on something that is not shown: ${active.outerHTML.slice(0, 120)}`
  }
  if (active === document.body && last.endsWith('where the focus is')) return 'the focus is lost'
  const locked = [document.documentElement, document.body].some((each) => getComputedStyle(each).overflowY === 'hidden')
  if (locked && dialogs.length === 0 && !document.fullscreenElement) return 'the page cannot be scrolled'
  return undefined
}
