import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/commands/ports'
import { type Elsewhere, startElsewhere } from '../support/elsewhere'
import { type SiteServer, script, serveSite, startServer } from '../support/serveSite'
import { expect, test } from '../support/test'

// The commands of docs/deploy.md, one after the other, on a folder that stands for the server's.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const guide = readFileSync('docs/deploy.md', 'utf8')
const place = mkdtempSync(join(tmpdir(), 'marquee-deploy-'))
let lumen: SiteServer
let laurel: SiteServer
let elsewhere: Elsewhere
let port: number
let host: ChildProcess | undefined

/** The lines of the guide that a shell runs. */
const lines = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'))

/** A text of the guide with this machine's places and addresses in it. */
function here(text: string): string {
  const own: [RegExp, string][] = [
    [/\/srv\/marquee/g, place],
    [/sites\/lumen/g, 'fixtures/sites/lumen'],
    [/PORT=8080/g, `PORT=${port} HOST=127.0.0.1 MARQUEE_RENDER_TIMEOUT=60000`],
    [/https:\/\/lumen\.example/g, `http://127.0.0.1:${port}`],
    [/"lumen\.example", "www\.lumen\.example"/g, `"127.0.0.1:${port}"`],
    [/http:\/\/lumen-service:8080\//g, lumen.url],
    [/"laurel\.example"/g, `"localhost:${port}"`],
    [/https:\/\/(?:api|media)\.laurel\.example/g, elsewhere.origin],
  ]
  return own.reduce((said, [words, instead]) => said.replace(words, instead), text)
}

/** Runs the lines of the guide that contain some words; there is one at least. */
function run(words: string): string {
  const found = lines.filter((line) => line.includes(words))
  expect(found, words).not.toEqual([])
  return found
    .map((line) => {
      done.add(line)
      const { status, stdout, stderr } = spawnSync('sh', ['-c', here(line)], { encoding: 'utf8' })
      expect(status, `${line}\n${stdout}${stderr}`).toBe(0)
      return stdout
    })
    .join('')
}
const done = new Set<string>()

/** Starts the host as the guide does, until it says that it listens. */
async function start(): Promise<void> {
  const [line = ''] = lines.filter((each) => each.includes('node dist.ssr/node.mjs'))
  done.add(line)
  const program = spawn('sh', ['-c', here(line).replace('MARQUEE_BRANDS', 'exec env MARQUEE_BRANDS')])
  host = program
  await new Promise<void>((ready, fail) => {
    program.stdout.once('data', () => ready())
    program.once('exit', (code) => fail(new Error(`The host has ended with ${code}.`)))
  })
}

const at = (name: 'lumen' | 'laurel', path: string) =>
  `http://${name === 'lumen' ? '127.0.0.1' : 'localhost'}:${port}${path}`

test.beforeAll(async () => {
  ;[lumen, laurel] = await Promise.all([serveSite('lumen'), serveSite('laurel')])
  elsewhere = await startElsewhere(laurel.url, {
    'Access-Control-Allow-Methods': 'GET, POST, DELETE',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, device, cid',
    'Access-Control-Expose-Headers': 'Date, Age, Retry-After',
  })
  port = await freePort('127.0.0.1', 0)
})
test.afterAll(() => {
  host?.kill()
  for (const each of [elsewhere, laurel, lumen]) each?.close()
  rmSync(place, { recursive: true, force: true })
})

test('the two folders and the table of the guide are all that a host with two brands needs', async ({ page }) => {
  run('mkdir -p')
  run('cp -R dist dist.ssr')
  const table = /```json\n(\{\n {2}"brands"[\s\S]*?)```/.exec(guide)?.[1] ?? ''
  writeFileSync(join(place, 'brands.json'), here(table))
  expect(readdirSync(place).sort()).toEqual(['brands.json', 'dist', 'dist.ssr'])
  await start()
  expect(await (await fetch(at('lumen', '/healthz'))).text()).toContain('ok')
  for (const [name, title] of [
    ['lumen', 'Metropolis · Lumen'],
    ['laurel', 'Sunrise · Laurel'],
  ] as const) {
    await page.goto(at(name, `/title/${title.split(' ')[0]?.toLowerCase()}`))
    await expect(page).toHaveTitle(title)
    await expect(page.locator('#app h1')).toBeVisible()
  }
})

test('what the server sends and what the service answers is as it should be', () => {
  expect(run('npm run headers')).toMatch(/sends the headers of \S+lumen\./)
  run('npm run conformance')
})

test('a new build comes beside the old one, whose open pages go on', async ({ page }) => {
  await page.goto(at('lumen', '/home'))
  const genres = page.locator('#app').getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Genres' })
  await expect(genres).toBeVisible()
  const old = join(place, 'dist', 'assets', 'of-the-build-before.js')
  writeFileSync(old, '')
  for (const what of ['cp -R dist/assets/.', 'cp dist/index.html', 'cp dist/sw.js', 'cp -R dist.ssr/.']) run(what)
  host?.kill()
  await start()
  expect(existsSync(old)).toBe(true)
  await genres.click()
  await expect(page.getByRole('link', { name: /^Horror/ }).first()).toBeVisible()
})

test('every command of the guide was run: these, and what comes before every test', () => {
  expect(lines.filter((line) => !done.has(line))).toEqual(['npm ci', 'npm run build'])
})

/** How a server answers who calls it by some name. */
function statusBy(Host: string, { url }: SiteServer, path: string) {
  return new Promise((ready, fail) => {
    get({ port: new URL(url).port, path, headers: { Host } }, (answer) => {
      answer.resume()
      ready(answer.statusCode)
    }).once('error', fail)
  })
}

test('the fixture brands of the containers answer the host, which asks each by its name', async () => {
  const [, command = '[]'] = /AS fixtures[\s\S]*\nCMD (.*)/.exec(readFileSync('docs/docker/Dockerfile', 'utf8')) ?? []
  const server = await startServer([...JSON.parse(command).slice(1), '--port', '0'])
  try {
    const { brands } = JSON.parse(readFileSync('docs/docker/brands.json', 'utf8'))
    for (const { forward } of brands) {
      const { host: name, pathname } = new URL(`${forward['/api/']}v1/config/`)
      expect(await statusBy(name, server, pathname), name).toBe(200)
    }
  } finally {
    server.close()
  }
})

test('filled pages are served by each name of the machine, and by those that are told', async () => {
  const server = await startServer(
    script('serve', '--no-build', '--ssr', '--host', '0.0.0.0', '--name', 'box', '--port', '0'),
  )
  const { port } = new URL(server.url)
  try {
    for (const name of [`localhost:${port}`, `127.0.0.1:${port}`, 'box', 'box:8080'])
      expect(await statusBy(name, server, '/home'), name).toBe(200)
    expect(await statusBy('evil.example', server, '/home')).toBe(421)
  } finally {
    server.close()
  }
})
