import { join } from 'node:path'
import { build } from 'vite'

/**
 * Builds the site as `npm run build` does, but into a folder of the bench, so that nothing else is disturbed.
 * @returns the folder
 */
export async function buildSite(root: string): Promise<string> {
  // The problem: the script runner sets NODE_ENV to development. The solution: say what this is.
  process.env.NODE_ENV = 'production'
  const outDir = join(root, 'node_modules', '.cache', 'marquee-bench', 'site')
  await build({
    root,
    configFile: 'vite.config.ts',
    configLoader: 'runner',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}
