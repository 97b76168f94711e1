import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { partFiles } from '../../generate/partsPage'
import { KIT_PACKAGE, MAIN_PACKAGE } from '../names'

/** Files and folders of the project that its builds read. */
const KIT_SOURCES = [
  ...['index.html', 'vite.config.ts', 'docs/reference/brand-tokens.json', 'registry', 'schemas', 'scripts', 'src'],
  ...['fixtures/catalogue', 'fixtures/media/art/art.json', 'fixtures/oidc', 'fixtures/service', 'fixtures/sites'],
]

/** Tests, and what only the project runs. */
const OMITTED_FILES =
  /\.test\.|\/testing\/|^src\/tsconfig\.json$|^fixtures\/sites\/.*(?<!\.json)$|^fixtures\/service\/(?:vitestServer|testService|testFixtures)|^scripts\/(?:bench(?!\/browser)|bin|budgets|guides|house|start\.mjs|test\.mjs|testing|vitest\w+\.ts)/

/** Public files beside those of docs/contributing/parts.md, by their names in imports. */
const EXTRA_PUBLIC_FILES: Record<string, string> = {
  extend: 'registry/defineLocal.ts',
  'catalogue/card/Card': 'src/catalogue/card/Card.tsx',
  'generated/types': 'src/generated/types.ts',
  'service/siteEvents': 'src/service/siteEvents.ts',
  'site/react/ModuleList': 'src/site/react/ModuleList.tsx',
  'site/react/RuntimeContext': 'src/site/react/RuntimeContext.tsx',
  'text/TextContext': 'src/text/TextContext.ts',
  'text/createText': 'src/text/createText.ts',
  'text/texts': 'src/text/texts.ts',
}

/** Packages that no file of the kit imports, but its build and its types need. */
const EXTRA_PACKAGES = ['@types/node', 'sass', 'typescript']

/** Packages that files of the kit import for commands of the project. */
const UNNEEDED_PACKAGES = ['@playwright/test', 'vitest']

/** Compiles `extensions/`, and what it imports. */
const tsconfig = (compilerOptions: object) => ({
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: variables of TypeScript, the folder of the repository
  include: ['${configDir}'],
  exclude: ['${configDir}/generated/src'],
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above
  files: ['src/globals.d.ts', 'environment.d.ts'],
  compilerOptions: { ...compilerOptions, types: [] },
})

/** The files of the kit, by their paths in the package: texts, or the files to copy. */
export function kitFiles(root: string): Map<string, { from: string } | { text: string }> {
  const files = KIT_SOURCES.flatMap((path) => filesBelow(root, path)).filter((path) => !OMITTED_FILES.test(path))
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  return new Map<string, { from: string } | { text: string }>([
    ...files.map((path) => [path, { from: join(root, path) }] as const),
    ['tsconfig.json', { text: JSON.stringify(tsconfig(compilerOptions), null, 2) }],
    // `types` would be searched in the folder of the repository.
    ['environment.d.ts', { text: '/// <reference types="vite/client" />\n/// <reference types="node" />\n' }],
  ])
}

/**
 * The part of the manifest that only the kit has: its public files, and the packages that its files import.
 * @param versions the packages of the project
 */
export function kitManifest(root: string, versions: Readonly<Record<string, string>>) {
  const names = importedNames(root, Object.keys(versions))
  return {
    name: KIT_PACKAGE,
    description: `Sources and build for the folder extensions/ of a repository with ${MAIN_PACKAGE}`,
    exports: {
      ...publicFiles(root),
      './package.json': './package.json',
      './tsconfig.json': './tsconfig.json',
    },
    dependencies: Object.fromEntries(names.map((name) => [name, versions[name]])),
  }
}

function publicFiles(root: string): Record<string, string> {
  const parts = partFiles(root).map((file) => [file.replace(/^src\/|\.tsx?$/g, ''), file] as const)
  const all = [...parts, ...Object.entries(EXTRA_PUBLIC_FILES)].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(all.map(([name, file]) => [`./${name}`, `./${file}`]))
}

/** The packages that files of the kit name in imports, with their types. */
function importedNames(root: string, knownNames: readonly string[]): string[] {
  const imported = new Set(EXTRA_PACKAGES)
  for (const file of kitFiles(root).values()) {
    if (!('from' in file) || !/\.(?:tsx?|mjs|scss)$/.test(file.from)) continue
    for (const [, name = ''] of readFileSync(file.from, 'utf8').matchAll(QUOTED_PACKAGE)) imported.add(name)
  }
  const typesOf = (name: string) => name.replace(/^@types\//, '')
  return knownNames.filter(
    (name) => !UNNEEDED_PACKAGES.includes(name) && (imported.has(name) || imported.has(typesOf(name))),
  )
}

const QUOTED_PACKAGE = /(?:\bfrom |\bimport |\bimport\(|\bresolve\(|@use |@import )['"]((?:@[\w-]+\/)?[\w.-]+)/g

function filesBelow(root: string, path: string): string[] {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
}
