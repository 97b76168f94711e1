import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { localFolder } from '../plugins/localFolder'
import { COMMANDS_FOLDER } from './builds'

/** Not bundled: native, or only for commands of the project. */
const EXTERNAL = [/^node:/, 'sharp', 'vite', '@vitejs/plugin-react', '@playwright/test']

/** Bundles the commands with all libraries, so that an installation needs no other packages. */
export async function buildCommands(root: string, to = join(root, COMMANDS_FOLDER)): Promise<void> {
  process.env.NODE_ENV = 'production'
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [localFolder(root), omitComponents()],
    define: { 'import.meta.env.DEV': 'false', 'import.meta.env.MARQUEE_EXPORT': 'false' },
    ssr: { noExternal: true },
    // Its entry for Node reads data files of its package.
    resolve: { alias: [{ find: /^css-tree$/, replacement: 'css-tree/dist/csstree.esm' }] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: to,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: {
        input: { marquee: join(root, 'scripts', 'package', 'marquee.ts') },
        external: EXTERNAL,
        // `depd` of the fixture identity provider uses eval.
        checks: { eval: false, pluginTimings: false },
        // All files are two folders below the root of the package, as installation.ts expects.
        output: { entryFileNames: 'commands/[name].mjs', chunkFileNames: 'commands/[name]-[hash:7].mjs' },
      },
    },
  })
}

/** Commands read the registries for schemas only, so the bundle contains no components and no style sheets. */
function omitComponents(): Plugin {
  const empty = '\0marquee-no-component'
  return {
    name: 'marquee-without-components',
    enforce: 'pre',
    resolveDynamicImport: (specifier, importer) =>
      typeof specifier === 'string' &&
      /\/registry\/\w+\.ts$|\/extensions\/(?!generated\/).*\.tsx?$/.test(importer ?? '')
        ? empty
        : undefined,
    load: {
      filter: { id: /\.s?css$|^\0marquee-no-component$/ },
      handler: () => 'export default undefined',
    },
  }
}
