import type { Plugin } from 'vite'

/**
 * Leaves out of a promise library how it looks for another runtime. The problem: it asks for the type of `require`, and so
 * the bundler puts a `require` for browsers (0.2 kB) into what every visit loads; nothing ever calls it. The solution:
 * there is none.
 */
export function withoutRequire(): Plugin {
  return {
    name: 'marquee-without-require',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/es6-promise\/dist\/es6-promise\.js$/ },
      handler: (code) => code.replace("typeof require === 'function'", 'false'),
    },
  }
}
