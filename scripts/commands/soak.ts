// `npm run soak`: runs the built site for minutes and sees whether it grows or breaks; exit code 1 when it does.
import { rmSync } from 'node:fs'
import { startOidc } from '../../fixtures/oidc/startOidc'
import { openBrowser } from '../bench/browser/openBrowser'
import { openServer, type Server } from '../bench/browser/openServer'
import { buildForDevelopment, buildSite } from '../bench/builds'
import { faults } from '../soak/faults'
import { matrix } from '../soak/matrix'
import { monkey } from '../soak/monkey'
import { playing } from '../soak/playing'
import type { Soak } from '../soak/soak'
import { strict } from '../soak/strict'
import { ssrFolder } from '../ssr/buildSsr'
import { print } from './print'
import { CallError, oneOf, readCount, readOptions, runCommand } from './runCommand'

/** Of all parts at full length. */
const MINUTES = 30

const PARTS: Record<string, (soak: Soak) => Promise<string[]>> = {
  faults,
  matrix,
  monkey,
  play: playing,
  strict,
}

const USAGE = `Runs the built site for minutes: faults of the service, random input, a film, React's StrictMode.
  npm run soak -- [--minutes N] [--only NAME] [--seed N] [--site NAME] [--visit N]

  --minutes  about how long in all, default ${MINUTES}: 500 faults, the fault matrix (every call of the service, failing
             in every way, on the pages that make it), 1500 random actions on each fixture site, ten minutes of a film
             with 200 seeks, every page of every site twice under React's StrictMode
  --only     ${Object.keys(PARTS).join(', ')}
  --seed     of faults and monkey, to repeat a run
  --site     only this fixture site, of monkey and strict; --visit: only this visit of the monkey`

await runCommand(USAGE, async () => {
  const values = readOptions({
    minutes: { type: 'string', default: String(MINUTES) },
    only: { type: 'string' },
    seed: { type: 'string' },
    site: { type: 'string' },
    visit: { type: 'string' },
  })
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new CallError(`--minutes is a number above 0, not "${values.minutes}".`)
  const only = values.only === undefined ? undefined : oneOf(Object.keys(PARTS), '--only', values.only)
  const seed = values.seed === undefined ? Date.now() % 100_000 : readCount('--seed', values.seed, 0)
  const visit = values.visit === undefined ? undefined : readCount('--visit', values.visit, 0)
  const root = process.cwd()
  // Any fixture site can be chosen by a link, so the identity provider is in the policy of all.
  const provider = await startOidc()
  const sources = { 'connect-src': [provider.issuer], 'form-action': [provider.issuer] }
  const folders = [await buildSite(root, `soak-${process.pid}`)]
  const server = await openServer(root, { dist: folders[0] as string, site: 'lumen', sources })
  let inDevelopment: Promise<Server> | undefined
  const development = async () => {
    inDevelopment ??= buildForDevelopment(root, `soak-${process.pid}-development`).then((dist) => {
      folders.push(dist)
      return openServer(root, { dist, site: 'lumen', sources })
    })
    return (await inDevelopment).url
  }
  const browser = await openBrowser()
  const { url } = server
  const { site } = values
  const soak: Soak = { browser, url, development, share: minutes / MINUTES, seed, site, visit }

  const wrong: string[] = []
  for (const [name, run] of Object.entries(PARTS)) {
    if (only && only !== name) continue
    const found = await run(soak)
    print(`${found.length === 0 ? 'ok  ' : 'NOT '} ${name}`)
    for (const each of found) print(`     ${each}`)
    wrong.push(...found)
  }
  await browser.close()
  await server.close()
  await (await inDevelopment)?.close()
  await provider.close()
  for (const folder of folders)
    for (const made of [folder, `${folder}.manifest.json`, `${folder}.sources.json`, ssrFolder(folder)])
      rmSync(made, { recursive: true, force: true })
  return wrong.length > 0 ? 1 : 0
})
