import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { startNpmRegistry } from '../support/npmRegistry'

/** A program from the npm registry: its name on the command line, the package with the version, and the file in it. */
export interface PackagedTool {
  command: string
  package: string
  file: string
  /** Whether Node runs the file. */
  isScript?: boolean
}

/** A version of Node, from its package for this platform. */
export const nodeTool = (version: string): PackagedTool => ({
  command: 'node',
  package: `node-${process.platform}-${process.arch}@${version}`,
  file: 'bin/node',
})

export type Sandbox = Awaited<ReturnType<typeof createSandbox>>

/**
 * A folder with a home directory, in which programs install the packages of `release/` and all others from the npm
 * registry. Its path has characters that shells and URLs have to quote.
 */
export async function createSandbox() {
  const tarballs = existsSync('release') ? readdirSync('release').map((file) => join('release', file)) : []
  if (tarballs.length === 0) throw new Error('release/ has no packages: run `npm run release -- --dry-run`.')
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  const registry = await startNpmRegistry(tarballs, { upstream })
  const folder = mkdtempSync(join(tmpdir(), 'marquee & Söhne '))
  const home = join(folder, 'home')
  mkdirSync(home)
  writeFileSync(join(home, '.npmrc'), `registry=${registry.url}/\n`)
  const yarn = { npmRegistryServer: registry.url, unsafeHttpWhitelist: ['127.0.0.1'], enableTelemetry: false }
  // Yarn reads YAML, which includes JSON.
  writeFileSync(join(home, '.yarnrc.yml'), JSON.stringify(yarn))

  return {
    folder,
    /** Makes programs available, and returns the folder with them. */
    install(name: string, tools: readonly PackagedTool[]): string {
      const bin = join(folder, name, 'bin')
      mkdirSync(bin, { recursive: true })
      writeFileSync(join(folder, name, 'package.json'), '{}')
      const packages = tools.map((tool, index) => `tool${index}@npm:${tool.package}`)
      execFileSync('npm', ['install', '--ignore-scripts', '--silent', ...packages], { cwd: join(folder, name) })
      for (const [index, tool] of tools.entries()) {
        const file = join(folder, name, 'node_modules', `tool${index}`, tool.file)
        writeFileSync(
          join(bin, tool.command),
          `#!/bin/sh\nexec ${tool.isScript ? `"${join(bin, 'node')}" ` : ''}"${file}" "$@"\n`,
        )
        for (const path of [file, join(bin, tool.command)]) chmodSync(path, 0o755)
      }
      return bin
    },
    /** The environment of a new user who has the programs of `bin`. */
    environment(bin: string): NodeJS.ProcessEnv {
      const user = userEnvironment()
      return { ...user, HOME: home, PATH: [bin, user.PATH].join(delimiter) }
    },
    /** Runs a program with those of `bin`, and returns its exit code and output. */
    run(bin: string, cwd: string, command: string, ...args: string[]) {
      const program = spawn(command, args, { cwd, env: this.environment(bin) })
      let output = ''
      for (const stream of [program.stdout, program.stderr])
        stream.on('data', (text) => {
          output += String(text)
        })
      return new Promise<{ status: number | null; output: string }>((done) =>
        program.once('close', (status) => done({ status, output })),
      )
    },
    close() {
      registry.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Without variables of the npm that runs the tests. */
const userEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$/.test(name)))

/** Changes a file, and returns a function that restores it. */
export function editFile(file: string, part: string, replacement: string): () => void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(part)) throw new Error(`${file} does not contain ${part}`)
  writeFileSync(file, text.replace(part, replacement))
  return () => writeFileSync(file, text)
}
