import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { kitFiles, kitManifest } from './kitContents'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

describe('the kit', () => {
  const files = kitFiles(ROOT)
  const { exports, dependencies } = kitManifest(ROOT, devDependencies)

  test('has what its builds read, and no tests', () => {
    expect(
      ['src/main.tsx', 'registry/defineLocal.ts', 'schemas/config.json', 'tsconfig.json'].filter(
        (path) => !files.has(path),
      ),
    ).toEqual([])
    expect([...files.keys()].filter((path) => /\.test\.|^scripts\/guides/.test(path))).toEqual([])
  })

  test('exports existing files only, each by its path', () => {
    expect(Object.values(exports).filter((path) => !files.has(path.slice(2)) && path !== './package.json')).toEqual([])
    expect(exports).toMatchObject({
      './extend': './registry/defineLocal.ts',
      './page/PageFrame': './src/page/PageFrame.tsx',
    })
  })

  test('depends on the packages that it imports, in the versions of the project', () => {
    expect(dependencies).toMatchObject({ react: devDependencies.react, vite: devDependencies.vite })
    expect(Object.keys(dependencies)).not.toContain('vitest')
  })

  // A missing file fails only when an operator opens that page in the preview.
  test('has every file of src that a file of src imports', () => {
    const missing = [...files.keys()].flatMap((path) => {
      if (!/^(?:src|registry)\/.*\.tsx?$/.test(path)) return []
      const imports = readFileSync(join(ROOT, path), 'utf8').matchAll(/(?:from |import |import\()'(\.[^'?]+)/g)
      const named = [...imports].map(([, name = '']) => join(path, '..', name))
      return named.filter((name) => existsSync(join(ROOT, name)) && /\.\w+$/.test(name) && !files.has(name))
    })
    expect(missing).toEqual([])
  })
})
