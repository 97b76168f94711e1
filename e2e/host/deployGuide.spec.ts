import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { probePort } from '../../scripts/commands/ports'
import { startServer } from '../../scripts/serve/startServer'
import { type CrossOriginService, startCrossOriginService } from '../support/crossOriginService'
import { commandArguments, type SiteServer, serveSite } from '../support/serveSite'
import { expect, test } from '../support/test'

// Runs the commands of the guides in docs/how-to/publish in order, on a temporary folder instead of the server's.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const guide = ['deploy', 'server-side-rendering', 'edge-workers', 'containers', 'security-headers']
  .map((name) => readFileSync(`docs/how-to/publish/${name}.md`, 'utf8'))
  .join('\n')
const folder = mkdtempSync(join(tmpdir(), 'marquee-deploy-'))
let lumenServer: SiteServer
let laurelServer: SiteServer
let crossOrigin: CrossOriginService
let port: number
let hostProcess: ChildProcess | undefined

/** The shell commands of the guides. */
const commandLines = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'))

/** Replaces the folders and addresses of the guide with those of the test. */
function toLocalCommand(text: string): string {
  const replacements: [RegExp, string][] = [
    [/\/srv\/marquee/g, folder],
    [/sites\/lumen/g, 'fixtures/sites/lumen'],
    [/PORT=8080/g, `PORT=${port} HOST=127.0.0.1 MARQUEE_RENDER_TIMEOUT=60000`],
    [/https:\/\/lumen\.example/g, `http://127.0.0.1:${port}`],
    [/"lumen\.example", "www\.lumen\.example"/g, `"127.0.0.1:${port}"`],
    [/http:\/\/lumen-service:8080\//g, lumenServer.url],
    [/"laurel\.example"/g, `"localhost:${port}"`],
    [/https:\/\/(?:api|media)\.laurel\.example/g, crossOrigin.origin],
  ]
  return replacements.reduce((result, [part, instead]) => result.replace(part, instead), text)
}

/** Runs the commands of the guide that contain a text, and fails when there are none. */
function runGuideCommand(part: string): string {
  const found = commandLines.filter((line) => line.includes(part))
  expect(found, part).not.toEqual([])
  return found
    .map((line) => {
      executedLines.add(line)
      const { status, stdout, stderr } = spawnSync('sh', ['-c', toLocalCommand(line)], { encoding: 'utf8' })
      expect(status, `${line}\n${stdout}${stderr}`).toBe(0)
      return stdout
    })
    .join('')
}
const executedLines = new Set<string>()

/** Starts the host with the command of the guide, and waits until it listens. */
async function startHost(): Promise<void> {
  const [line = ''] = commandLines.filter((each) => each.includes('node dist.ssr/node.mjs'))
  executedLines.add(line)
  const program = spawn('sh', ['-c', toLocalCommand(line).replace('MARQUEE_BRANDS', 'exec env MARQUEE_BRANDS')])
  hostProcess = program
  await new Promise<void>((ready, fail) => {
    program.stdout.once('data', () => ready())
    program.once('exit', (code) => fail(new Error(`The host has ended with ${code}.`)))
  })
}

const siteUrl = (name: 'lumen' | 'laurel', path: string) =>
  `http://${name === 'lumen' ? '127.0.0.1' : 'localhost'}:${port}${path}`

test.beforeAll(async () => {
  ;[lumenServer, laurelServer] = await Promise.all([serveSite('lumen'), serveSite('laurel')])
  crossOrigin = await startCrossOriginService(laurelServer.url, {
    'Access-Control-Allow-Methods': 'GET, POST, DELETE',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, device, cid',
    'Access-Control-Expose-Headers': 'Date, Age, Retry-After',
  })
  port = await probePort('127.0.0.1', 0)
})
test.afterAll(() => {
  hostProcess?.kill()
  for (const each of [crossOrigin, laurelServer, lumenServer]) each?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('starts a host with two brands from the folders and the brands.json of the guides', async ({ page }) => {
  runGuideCommand('mkdir -p')
  runGuideCommand('cp -R dist dist.ssr')
  const table = /```json\n(\{\n {2}"brands"[\s\S]*?)```/.exec(guide)?.[1] ?? ''
  writeFileSync(join(folder, 'brands.json'), toLocalCommand(table))
  expect(readdirSync(folder).sort()).toEqual(['brands.json', 'dist', 'dist.ssr'])
  await startHost()
  expect(await (await fetch(siteUrl('lumen', '/healthz'))).text()).toContain('ok')
  for (const [name, title] of [
    ['lumen', 'Metropolis · Lumen'],
    ['laurel', 'Sunrise · Laurel'],
  ] as const) {
    await page.goto(siteUrl(name, `/title/${title.split(' ')[0]?.toLowerCase()}`))
    await expect(page).toHaveTitle(title)
    await expect(page.locator('#app h1')).toBeVisible()
  }
})

test('passes the checks of headers and conformance', () => {
  expect(runGuideCommand('npm run headers')).toMatch(/sends the headers of \S+lumen\./)
  runGuideCommand('npm run conformance')
})

test('deploys a new build beside the old one, whose open pages keep working', async ({ page }) => {
  await page.goto(siteUrl('lumen', '/home'))
  const genres = page.locator('#app').getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Genres' })
  await expect(genres).toBeVisible()
  const old = join(folder, 'dist', 'assets', 'of-the-build-before.js')
  writeFileSync(old, '')
  for (const what of ['cp -R dist/assets/.', 'cp dist/index.html', 'cp dist/sw.js', 'cp -R dist.ssr/.'])
    runGuideCommand(what)
  hostProcess?.kill()
  await startHost()
  expect(existsSync(old)).toBe(true)
  await genres.click()
  await expect(page.getByRole('link', { name: /^Horror/ }).first()).toBeVisible()
})

test('runs every command of the guide in these tests, except the install and build commands', () => {
  expect(commandLines.filter((line) => !executedLines.has(line))).toEqual(['npm ci', 'npm run build'])
})

/** Status of a response to a request with this Host header. */
function statusForHost(Host: string, { url }: SiteServer, path: string) {
  return new Promise((ready, fail) => {
    get({ port: new URL(url).port, path, headers: { Host } }, (answer) => {
      answer.resume()
      ready(answer.statusCode)
    }).once('error', fail)
  })
}

test('serves the fixture brands of the Docker example under the host names in its brands.json', async () => {
  const [, command = '[]'] =
    /AS fixtures[\s\S]*\nCMD (.*)/.exec(readFileSync('examples/docker/Dockerfile', 'utf8')) ?? []
  const server = await startServer([...JSON.parse(command).slice(1), '--port', '0'])
  try {
    const { brands } = JSON.parse(readFileSync('examples/docker/brands.json', 'utf8'))
    for (const { forward } of brands) {
      const { host: name, pathname } = new URL(`${forward['/api/']}v1/config/`)
      expect(await statusForHost(name, server, pathname), name).toBe(200)
    }
  } finally {
    server.close()
  }
})

test("serves rendered pages under the machine's own host names and those given by --name, and no others", async () => {
  const server = await startServer(
    commandArguments('serve', '--no-build', '--ssr', '--host', '0.0.0.0', '--name', 'box', '--port', '0'),
  )
  const { port } = new URL(server.url)
  try {
    for (const name of [`localhost:${port}`, `127.0.0.1:${port}`, 'box', 'box:8080'])
      expect(await statusForHost(name, server, '/home'), name).toBe(200)
    expect(await statusForHost('evil.example', server, '/home')).toBe(421)
  } finally {
    server.close()
  }
})
