import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { KIT_PACKAGE } from '../package/names'
import { LIBRARY_FILES } from './libraryFiles'

/** The folder of a company: `local` in the project, `extensions` of a repository that has the kit (docs/how-to/publish/package.md). */
export const localPath = (root: string): string => process.env.MARQUEE_EXTENSIONS ?? join(root, 'local')

/** Empty files of the project that the local registry can replace, by their name in it. */
const REPLACEABLE_FILES = {
  views: 'registry/localViews.ts',
  card: 'src/catalogue/card/localCard.ts',
  texts: 'src/text/localTexts.ts',
  adapter: 'src/service/http/localAdapter.ts',
} as const

/** Folders of the project, and the folders below the local one with replacements of their files. */
const REPLACED_FOLDERS = [
  ['src/generated/', 'generated/src/'],
  ['schemas/', 'generated/schemas/'],
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
  const folder = localPath(root)
  const at = (path: string, base = root) => join(base, path).replaceAll(sep, '/')
  const registry = at('registry.ts', folder)
  if (!existsSync(registry)) return undefined
  const generated = at('generated/src/', folder)
  const parts = readKitExports(root)
  return {
    name: 'marquee-local-folder',
    enforce: 'pre',

    // A folder outside of the project would import its own copy.
    config: () => ({ resolve: { dedupe: ['react', 'react-dom'] } }),

    configResolved() {
      // `npm run generate` needs no warning, and commands of the package generate the files.
      const isGenerating = process.argv[1]?.endsWith('generate.ts') || process.env.MARQUEE_EXTENSIONS
      if (!isGenerating && isOutOfDate(root)) console.warn('local/generated is out of date: run `npm run generate`.')
    },

    async resolveId(source, importer, options) {
      // Not through Vite's resolver, whose addresses of packages contain a version: files would be loaded twice.
      const part = parts.get(source)
      if (part) return replacementOf(part) ?? part
      if (!importer || !/^[./]/.test(source)) return undefined
      // Imports of a local generated file are resolved from the place of the file that it replaces.
      const from = importer.startsWith(generated) ? importer.replace(generated, at('src/generated/')) : importer
      const found = await this.resolve(source, from, { ...options, skipSelf: true })
      if (!found || found.external) return found
      const [path = '', ...query] = found.id.split(/(?=[?#])/)
      const replacement = replacementOf(path)
      // Vite adds a version to files of packages, also to those of the kit, which would be loaded twice.
      const isPlain = parts.size > 0 && !LIBRARY_FILES.test(path)
      const rest = query.join('').replace(isPlain ? /^\?v=[\w.]+$/ : '', '')
      return replacement || isPlain ? { ...found, id: (replacement ?? path) + rest } : found
    },

    // All modules keep their resolved imports, so a changed registry invalidates all of them.
    hotUpdate({ file }) {
      if (file !== registry) return undefined
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },

    transform: {
      filter: { id: /\/(?:src|scripts|registry|local|extensions)\/.*\.tsx?$/ },
      handler(code, id) {
        // These imports are only for the compiler and `resolveId`: the parts are bundled where they are used.
        if (id === registry) return { code: code.replaceAll(PART_IMPORT, ''), map: null }
        if (!/import\.meta\.glob\b[^)]*['"][^'"]*\/schemas\/(?:editor\/)?\*/.test(code)) return undefined
        const own = relative(dirname(id), at('generated/schemas/', folder)).replaceAll(sep, '/')
        return { code: code.replaceAll(/(['"`]!?)(?:\/|(?:\.\.\/)+)schemas\//g, `$1${own}/`), map: null }
      },
    },
  }

  function replacementOf(path: string): string | undefined {
    if (path === at('registry/local.ts')) return registry
    for (const [name, file] of Object.entries(REPLACEABLE_FILES)) if (path === at(file)) return partOf(name) ?? path
    const [replaced, own] = REPLACED_FOLDERS.find(([project]) => path.startsWith(at(project))) ?? []
    const file = own && replaced && at(own, folder) + path.slice(at(replaced).length)
    return file && existsSync(file) ? file : undefined
  }

  /** The file that the local registry imports for a part. */
  function partOf(name: string): string | undefined {
    const named = [...readFileSync(registry, 'utf8').matchAll(PART_IMPORT)].find(([, part]) => part === name)?.[2]
    return named && SOURCE_ENDINGS.map((ending) => at(named + ending, folder)).find((file) => existsSync(file))
  }
}

const PART_IMPORT = /^\s*(views|card|texts|adapter):\s*\(\)\s*=>\s*import\('(\.[^']+)'\),?$/gm
const SOURCE_ENDINGS = ['.tsx', '.ts']

/** The files of the kit that extensions may import, by their names. The project itself is not a package with parts. */
function readKitExports(root: string): Map<string, string> {
  const { name, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (name !== KIT_PACKAGE) return new Map()
  const files = Object.entries<string>(exports).filter(([, file]) => /\.tsx?$/.test(file))
  return new Map(
    files.map(([path, file]) => [join(name, path).replaceAll(sep, '/'), join(root, file).replaceAll(sep, '/')]),
  )
}

/** Below the local folder: contains the hash of the schemas from which its `generated` was generated. */
export const SCHEMA_HASH_FILE = 'generated/made-of.txt'

/** Whether schemas have changed since the files of the local folder were generated. */
function isOutOfDate(root: string): boolean {
  const folder = localPath(root)
  if (!existsSync(join(folder, 'schemas'))) return false
  const file = join(folder, SCHEMA_HASH_FILE)
  return !existsSync(file) || readFileSync(file, 'utf8') !== schemaHash(root)
}

/** Hash of all schemas of the project and the local folder. Their formatting does not change it. */
export function schemaHash(root: string): string {
  const hash = createHash('sha256')
  for (const folder of [root, localPath(root)].map((each) => join(each, 'schemas'))) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      // Generated schemas are written later, and nothing is generated from examples.
      if (!name.endsWith('.json') || /^(?:generated|examples)/.test(name)) continue
      hash.update(name).update(compactJson(readFileSync(join(folder, name), 'utf8')))
    }
  }
  return `${hash.digest('hex')}\n`
}

function compactJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}
