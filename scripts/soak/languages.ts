import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ar } from '../../src/text/languages/ar/ar'
import { de } from '../../src/text/languages/de/de'
import { fr } from '../../src/text/languages/fr/fr'
import { texts } from '../../src/text/texts'
import { layoutFaults } from './layoutFaults'
import { goTo, keepHere, PATIENCE, pagesOf, SITES, settled } from './pages'
import type { Soak } from './soak'

const LANGUAGES = { de, fr, ar }
const WIDTHS = [1440, 768, 360]

/**
 * Walks every page of every site in every language, at three widths: the page says its language and runs its way, nothing
 * is cut or wider than the screen, and no sentence of the project is English.
 */
export async function languages({ browser, url, site: only }: Soak): Promise<string[]> {
  const wrong: string[] = []
  let pages = 0
  for (const site of SITES) {
    if (only && only !== site) continue
    const own = wordsOf(`fixtures/sites/${site}`)
    for (const [language, sentences] of Object.entries(LANGUAGES)) {
      const english = Object.entries(texts as Record<string, unknown>).flatMap(([key, said]) =>
        typeof said === 'string' &&
        / /.test(said) &&
        !/\{/.test(said) &&
        (sentences as Record<string, unknown>)[key] !== said &&
        !own.includes(said)
          ? [said]
          : [],
      )
      const found = await walk(await browser.newPage(), { url, site, language, english })
      pages += found.pages
      wrong.push(...found.wrong.map((line) => `${site} in ${language}: ${line}`))
    }
  }
  console.log(`     ${pages} pages, each at ${WIDTHS.join(', ')} px`)
  return wrong
}

/** What a brand says itself, in all its files. */
const wordsOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

interface Walk {
  url: string
  site: string
  language: string
  /** Sentences that the language says otherwise. */
  english: readonly string[]
}

async function walk(page: Page, { url, site, language, english }: Walk) {
  const wrong: string[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await keepHere(page, url)
  const viewer = site === 'vault' ? 'moderator' : 'viewer'
  const choices = `preview.reset=1&preview.site=${site}&preview.viewer=${viewer}&preview.consent=reject`
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(new URL(`/?${choices}&preview.language=${language}`, url).href)
  await settled(page)
  const paths = pagesOf(site)
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 })
    if (!(await goTo(page, path))) wrong.push(`${path}: not there after ${PATIENCE / 1000} s`)
    const { lang, dir } = await page.evaluate(() => {
      const { lang, dir } = document.documentElement
      return { lang, dir }
    })
    const runs = language === 'ar' ? 'rtl' : ''
    if (lang !== language || dir !== runs) wrong.push(`${path}: is ${lang} ${dir}`)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      // Menus change with the width a frame later.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))
      const faults = await layoutFaults(page, 24)
      wrong.push(...faults.map((fault) => `${path} at ${width} px: ${fault}`))
    }
    const said = await page.evaluate(sentencesOn, english)
    wrong.push(...said.map((sentence) => `${path}: says "${sentence}"`))
    const turned = await page.evaluate(turnedOn)
    wrong.push(...turned.map((place) => `${path}: the end of what is said stands at its beginning: ${place}`))
  }
  await page.context().close()
  return { wrong, pages: paths.length }
}

/** Runs in the page: which of these sentences it says, or tells those who hear it. */
function sentencesOn(sentences: readonly string[]): string[] {
  const said = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) said.add(node.textContent?.trim() ?? '')
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
    for (const name of ['aria-label', 'placeholder', 'title']) said.add(element.getAttribute(name)?.trim() ?? '')
  return sentences.filter((sentence) => said.has(sentence))
}

/**
 * In a page from right to left: words of a brand from left to right that end with a full stop or another sign, where
 * nothing says that they run their own way (src/styles/base.scss).
 */
function turnedOn(): string[] {
  const found = new Set<string>()
  if (document.dir !== 'rtl') return []
  const runsItsWay = (element: Element | null): boolean => {
    if (!element) return false
    const { unicodeBidi, direction, display } = getComputedStyle(element)
    if (unicodeBidi === 'plaintext' || direction === 'ltr') return true
    return /inline|contents/.test(display) && runsItsWay(element.parentElement)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue?.trim() ?? ''
    const element = node.parentElement
    if (!element?.getClientRects().length || element.closest('.mq-vh')) continue
    if (/^\p{P}*\p{Script=Latin}.*[.?!…:)]$/su.test(text) && !runsItsWay(element))
      found.add(`"${text}" in ${element.localName}.${element.className}`)
  }
  return [...found]
}
