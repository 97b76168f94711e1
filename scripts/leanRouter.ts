import type { Plugin } from 'vite'

/**
 * Leaves out of react-router what no site uses. The problem: its forms, prefetching links and the like stay in the build
 * (5 kB) because names for developer tools are given to them, and its warnings because only its development files can be
 * imported. The solution: without the names, what is not imported falls away.
 */
export function leanRouter(): Plugin {
  return {
    name: 'marquee-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/development\/chunk-\w+\.mjs$/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
    },
  }
}
