import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The site as an export has it: its calls are answered from files, and a picture has an address for each width. The build
 * that stands before a service has none of it.
 * @param root of the project
 */
export function exportedSite(root: string): Plugin {
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
      // Before everything else: the first call is made by what comes next.
      handler: (code) => ({ code: `import ${JSON.stringify(own('start.ts'))}\n${code}`, map: null }),
    },
  }
}
