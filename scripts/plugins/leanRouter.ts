import type { Plugin } from 'vite'

/**
 * Leaves out of react-router what no site uses. The problem: its forms, prefetching links and the like stay in the build
 * (8 kB) because a bundler cannot know that making them has no effect, because names for developer tools are given to
 * them, and its warnings because only its development files can be imported. The solution: say that it has none, leave
 * out the names, and what is not imported falls away.
 */
export function leanRouter(): Plugin {
  return {
    name: 'marquee-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/development\/chunk-\w+\.mjs$/ },
      handler: (code) =>
        code
          .replace(/= (React\w*\.(?:forwardRef|memo|createContext|lazy)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          // What only routers with data, or rendered on a server, have need of.
          .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, '')
          .replace(
            'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
            'return useNavigateUnstable();',
          ),
    },
  }
}
