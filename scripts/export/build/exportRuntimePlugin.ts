import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Vite plugin for exports: answers calls from files in the browser, and gives each picture a URL per width. The normal
 * build contains none of this.
 * @param root folder of the project
 */
export function exportRuntimePlugin(root: string): Plugin {
  const own = (name: string) => join(root, 'scripts', 'export', 'browser', name)
  const pictures = join(root, 'src', 'lib', 'url', 'mediaUrl.ts')
  return {
    name: 'marquee-exported-site',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.MARQUEE_EXPORT': 'true' } }),
    async resolveId(id, importer, options) {
      if (!/\/mediaUrl$/.test(id) || importer === own('mediaUrl.ts')) return undefined
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      return found?.id === pictures ? own('mediaUrl.ts') : found
    },
    transform: {
      filter: { id: /\/src\/main\.tsx$/ },
      // Import it first: modules that follow make calls while they load.
      handler: (code) => ({ code: `import ${JSON.stringify(own('start.ts'))}\n${code}`, map: null }),
    },
  }
}
