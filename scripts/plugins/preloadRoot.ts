import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** Chunks that every page needs to render, by their names in scripts/plugins/chunks/chunkGroups.ts. */
const ROOT_CHUNKS = ['root', 'shared']

/** The files of these chunks and of their imports. */
const PRELOADED_FILES = /\/(?:start|root|shared|vendor|rolldown-runtime)-[\w-]+\.(?:js|css)$/

/**
 * Adds preload links for the chunks that render the site (src/shell/root.tsx), so that they load before the first script
 * imports them. On the dev server, it removes the preload of the config: modules load so slowly there that browsers
 * would warn about an unused preload.
 */
export function preloadRoot(): Plugin {
  return {
    name: 'marquee-preload-root',
    // Lazy chunks need no preloads for files that the page preloads already.
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // The import requests its own file.
          resolveDependencies: (own, files) => files.filter((file) => file !== own && !PRELOADED_FILES.test(file)),
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
        const rest = chunks.filter(({ name }) => ROOT_CHUNKS.includes(name))
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
