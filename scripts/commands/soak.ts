// `npm run soak`: runs the built site for minutes and sees whether it grows or breaks; exit code 1 when it does.
import { parseArgs } from 'node:util'
import { openBrowser } from '../bench/browser/openBrowser'
import { openServer } from '../bench/browser/openServer'
import { buildSite } from '../bench/builds'
import { faults } from '../soak/faults'
import { hero } from '../soak/hero'
import { matrix } from '../soak/matrix'
import { monkey } from '../soak/monkey'
import { navigations } from '../soak/navigations'
import { opens } from '../soak/opens'
import { playing } from '../soak/playing'
import type { Soak } from '../soak/soak'

/** Of all parts at full length. */
const MINUTES = 60

const USAGE = `Runs the built site for minutes: navigations, a hero that plays, faults of the service, a monkey, a film, players that come and go.
  npm run soak -- [--minutes N] [--only NAME] [--seed N]

  --minutes  about how long in all, default ${MINUTES}: 200 navigations, 500 faults, the fault matrix (every call of
             the service, failing in every way, on the pages that make it), 1500 actions of a monkey on each fixture site,
             the hero for two minutes, ten minutes of a film with 200 seeks, 50 players opened and closed
  --only     navigations, hero, faults, matrix, monkey, play or opens
  --seed     of the faults and the monkey, to see the same ones again`

const PARTS: Record<string, (soak: Soak) => Promise<string[]>> = {
  navigations,
  hero,
  faults,
  matrix,
  monkey,
  play: playing,
  opens,
}

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    minutes: { type: 'string', default: String(MINUTES) },
    only: { type: 'string' },
    seed: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
})
const minutes = Number(values.minutes)
if (values.help || !(minutes > 0) || (values.only && !Object.hasOwn(PARTS, values.only))) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 1)
}

const root = process.cwd()
const server = await openServer(root, { dist: await buildSite(root), site: 'lumen' })
const browser = await openBrowser()
const seed = Number(values.seed ?? Date.now() % 100_000)
const soak: Soak = { browser, url: server.url, share: minutes / MINUTES, seed }

const wrong: string[] = []
for (const [name, run] of Object.entries(PARTS)) {
  if (values.only && values.only !== name) continue
  const found = await run(soak)
  console.log(`${found.length === 0 ? 'ok  ' : 'NOT '} ${name}`)
  for (const each of found) console.log(`     ${each}`)
  wrong.push(...found)
}
await browser.close()
await server.close()
process.exit(wrong.length > 0 ? 1 : 0)
