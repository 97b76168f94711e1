import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ROOT } from '../installation'
import { KIT_PACKAGE } from '../names'
import { getExtendedBuild } from './getExtendedBuild'

let repository: string

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'marquee-extensions-'))
  vi.spyOn(process, 'cwd').mockReturnValue(repository)
  vi.stubEnv('npm_lifecycle_event', '')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(repository, { recursive: true })
})

function writeRepositoryFile(path: string, text: string) {
  mkdirSync(dirname(join(repository, path)), { recursive: true })
  writeFileSync(join(repository, path), text)
}

describe('getExtendedBuild', () => {
  test('returns undefined without extensions, and for a command that needs none', () => {
    expect(getExtendedBuild('validate')).toBeUndefined()
    writeRepositoryFile('extensions/registry.ts', '')
    expect(getExtendedBuild('new')).toBeUndefined()
  })

  test.each([
    ['npm install --save-dev', ''],
    ['pnpm add -D', 'pnpm/10.4.0 npm/? node/v22.14.0 linux x64'],
    ['yarn add -D', 'yarn/4.9.1 npm/? node/v22.14.0'],
  ])('names the package to install: %s', (command, userAgent) => {
    vi.stubEnv('npm_config_user_agent', userAgent)
    writeRepositoryFile('extensions/registry.ts', '')
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    expect(() => getExtendedBuild('validate')).toThrow(`${command} ${KIT_PACKAGE}@${version}`)
  })

  test('rejects a kit of another version', () => {
    writeRepositoryFile('extensions/registry.ts', '')
    writeRepositoryFile(`node_modules/${KIT_PACKAGE}/package.json`, '{ "version": "9.9.9" }')
    expect(() => getExtendedBuild('validate')).toThrow(`${KIT_PACKAGE} is 9.9.9`)
  })
})
