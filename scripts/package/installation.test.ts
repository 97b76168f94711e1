import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCache } from './installation'
import { MAIN_PACKAGE } from './names'

let repository: string

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'marquee-installation-'))
  mkdirSync(join(repository, 'site', 'modules'), { recursive: true })
})
afterAll(() => rmSync(repository, { recursive: true }))

describe('findCache', () => {
  test('returns a folder of the user where the package is not installed', () => {
    mkdirSync(join(repository, 'node_modules'))
    expect(findCache(join(repository, 'site'))).toBe(join(homedir(), '.cache', 'marquee'))
  })

  test('finds the repository from a folder inside it', () => {
    mkdirSync(join(repository, 'node_modules', MAIN_PACKAGE), { recursive: true })
    const cache = join(repository, 'node_modules', '.cache')
    expect(findCache(join(repository, 'site', 'modules'))).toBe(cache)
    expect(findCache(repository)).toBe(cache)
  })
})
