import type { Plugin } from 'vite'

/**
 * Removes unused code of react-router from the build (8 kB): forms, prefetching links and warnings.
 * The problem: the bundler cannot tell that creating these components has no side effects, each gets a `displayName`,
 * and only the development files can be imported. The solution: mark the calls as pure and remove the names, so that
 * tree shaking works, and disable the warnings.
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
          // Only data routers and server rendering use these.
          .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, '')
          .replace(
            'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
            'return useNavigateUnstable();',
          ),
    },
  }
}
