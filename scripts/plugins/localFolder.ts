import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Lists the additions and replacements of the folder. */
const REGISTRY = 'local/registry.ts'

/** Empty files of the project that the local registry can replace, by their name in it. */
const PARTS = {
  views: 'registry/localViews.ts',
  card: 'src/catalogue/card/localCard.ts',
  texts: 'src/text/localTexts.ts',
  adapter: 'src/service/http/localAdapter.ts',
} as const

/** Folders of the project, and the folders below `local` with replacements of their files. */
const REPLACEMENTS = [
  ['src/generated/', 'local/generated/src/'],
  ['schemas/', 'local/generated/schemas/'],
] as const

/**
 * Replaces files of the project with files of a company's folder `local` (docs/how-to/extend/extending.md).
 * The problem: companies that change files of the project maintain a fork, and replacement at run time costs every visit
 * bytes. The solution: replace empty placeholder files with those of the local registry, and generated files with those
 * generated from the local schemas, when they are imported. The bundler removes placeholders that stay empty.
 * @param root of the project
 * @returns undefined without the folder
 */
export function localFolder(root: string): Plugin | undefined {
  const at = (path: string) => join(root, path).replaceAll(sep, '/')
  const registry = at(REGISTRY)
  if (!existsSync(registry)) return undefined
  const generated = at('local/generated/src/')
  return {
    name: 'marquee-local-folder',
    enforce: 'pre',

    configResolved() {
      // `npm run generate` needs no warning.
      const isGenerating = process.argv[1]?.endsWith('generate.ts')
      if (!isGenerating && isOutOfDate(root)) console.warn('local/generated is out of date: run `npm run generate`.')
    },

    async resolveId(source, importer, options) {
      if (!importer || !/^[./]/.test(source)) return undefined
      // Imports of a local generated file are resolved from the place of the file that it replaces.
      const from = importer.startsWith(generated) ? importer.replace(generated, at('src/generated/')) : importer
      const found = await this.resolve(source, from, { ...options, skipSelf: true })
      if (!found || found.external) return found
      const [path = '', ...query] = found.id.split(/(?=[?#])/)
      const replacement = replacementOf(path)
      return replacement ? { ...found, id: replacement + query.join('') } : found
    },

    // All modules keep their resolved imports, so a changed registry invalidates all of them.
    hotUpdate({ file }) {
      if (file !== registry) return undefined
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },

    transform: {
      filter: { id: /\/(?:src|scripts|registry|local)\/.*\.tsx?$/ },
      handler(code, id) {
        // These imports are only for the compiler and `resolveId`: the parts are bundled where they are used.
        if (id === registry) return { code: code.replaceAll(PART, ''), map: null }
        if (!/import\.meta\.glob\b[^)]*['"][^'"]*\/schemas\/(?:editor\/)?\*/.test(code)) return undefined
        return { code: code.replaceAll('/schemas/', '/local/generated/schemas/'), map: null }
      },
    },
  }

  function replacementOf(path: string): string | undefined {
    if (path === at('registry/local.ts')) return registry
    for (const [name, file] of Object.entries(PARTS)) if (path === at(file)) return partOf(name) ?? path
    const [folder, own] = REPLACEMENTS.find(([project]) => path.startsWith(at(project))) ?? []
    const file = own && folder && at(own) + path.slice(at(folder).length)
    return file && existsSync(file) ? file : undefined
  }

  /** The file that the local registry imports for a part. */
  function partOf(name: string): string | undefined {
    const named = [...readFileSync(registry, 'utf8').matchAll(PART)].find(([, part]) => part === name)?.[2]
    return named && ENDINGS.map((ending) => at(join('local', named + ending))).find((file) => existsSync(file))
  }
}

const PART = /^\s*(views|card|texts|adapter):\s*\(\)\s*=>\s*import\('(\.[^']+)'\),?$/gm
const ENDINGS = ['.tsx', '.ts']

/** Contains the hash of the schemas from which `local/generated` was generated. */
export const SCHEMA_HASH_FILE = 'local/generated/made-of.txt'

/** Whether schemas have changed since `local/generated` was generated. */
function isOutOfDate(root: string): boolean {
  if (!existsSync(join(root, 'local', 'schemas'))) return false
  const file = join(root, SCHEMA_HASH_FILE)
  return !existsSync(file) || readFileSync(file, 'utf8') !== schemaHash(root)
}

/** Hash of all schemas of the project and the local folder. Their formatting does not change it. */
export function schemaHash(root: string): string {
  const hash = createHash('sha256')
  for (const folder of ['schemas', join('local', 'schemas')]) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      // Generated schemas are written later, and nothing is generated from examples.
      if (!name.endsWith('.json') || /^(?:generated|examples)/.test(name)) continue
      hash.update(name).update(compact(readFileSync(join(root, folder, name), 'utf8')))
    }
  }
  return `${hash.digest('hex')}\n`
}

function compact(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}
