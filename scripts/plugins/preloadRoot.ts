import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** The chunks that every page is drawn with, by their names in scripts/plugins/chunks/chunkGroups.ts. */
const NAMES = ['root', 'shared']

/** Their files, and those that they import. */
const NAMED = /\/(?:start|root|shared|vendor|rolldown-runtime)-[\w-]+\.(?:js|css)$/

/**
 * Names what draws the site in the page itself, so that it is on its way before the start-up asks for it
 * (src/shell/root.tsx). On the dev server, whose modules come one by one, the config is there long before anybody asks:
 * its preload would only be a warning in the console of whoever starts for the first time.
 */
export function preloadRoot(): Plugin {
  return {
    name: 'marquee-preload-root',
    // What the page names itself no other chunk has to name once more.
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Nor is a file that comes alone to be named beside its own import.
          resolveDependencies: (own, files) => {
            const others = files.filter((file) => !NAMED.test(file))
            return others.every((file) => file === own) ? [] : others
          },
        },
      },
    }),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, server }) {
        if (server) return html.replace(/\s*<link rel="preload"[^>]*>/, '')
        if (!bundle) return html
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const seen = new Set<Rolldown.OutputChunk>()
        const rest = chunks.filter(({ name }) => NAMES.includes(name))
        for (let chunk = rest.pop(); chunk; chunk = rest.pop()) {
          if (seen.has(chunk)) continue
          seen.add(chunk)
          const { imports } = chunk
          rest.push(...chunks.filter(({ fileName }) => imports.includes(fileName)))
        }
        const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' })
        const scripts = [...seen].map(({ fileName }) => `/${fileName}`)
        const styles = [...seen].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
        return [
          ...scripts.map((href) => link({ rel: 'modulepreload', crossorigin: '', href })),
          ...styles.map((file) => link({ rel: 'stylesheet', crossorigin: '', href: `/${file}` })),
        ].filter(({ attrs }) => !html.includes(`"${attrs?.href}"`))
      },
    },
  }
}
