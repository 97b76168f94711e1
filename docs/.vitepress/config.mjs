import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { defineConfig } from 'vitepress'

const DOCS = join(import.meta.dirname, '..')

const titleOf = (page) => /^# (.*)$/m.exec(readFileSync(join(DOCS, page), 'utf8'))?.[1].replaceAll('`', '') ?? page

/** All pages of a folder, by title. */
function group(text, folder) {
  const pages = readdirSync(join(DOCS, folder)).filter((name) => name.endsWith('.md') && name !== 'index.md')
  const items = pages.map((name) => ({ text: titleOf(`${folder}/${name}`), link: `/${folder}/${name.slice(0, -3)}` }))
  return { text, items: items.sort((a, b) => a.text.localeCompare(b.text)) }
}

/** The anchor of a heading, as GitHub creates it: links work in both places. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** Renders links to files outside the documentation as text, with the path as title: the site does not contain them. */
function withoutOutsideLinks(md) {
  md.core.ruler.push('outside-links', ({ tokens, env }) => {
    for (const { children } of tokens) {
      let outside = false
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const path = posix.join(posix.dirname(env.relativePath), token.attrGet('href') ?? '')
          outside = path.startsWith('../')
          if (outside)
            Object.assign(token, { type: 'outside', tag: 'span', attrs: [['title', path.replace(/^(\.\.\/)+/, '')]] })
        } else if (token.type === 'link_close' && outside) Object.assign(token, { type: 'outside', tag: 'span' })
      }
    }
  })
}

export default defineConfig({
  lang: 'en',
  title: 'Marquee',
  titleTemplate: ':title | Marquee',
  description: 'A front end for film and streaming sites that you configure instead of program.',
  srcExclude: ['node_modules/**'],
  markdown: {
    // The default themes have comments and tags with a contrast of less than 4.5:1.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify: anchorOf },
    config: withoutOutsideLinks,
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: [
      { text: 'Overview', link: '/' },
      group('Tutorials', 'tutorials'),
      group('Build a site', 'how-to/sites'),
      group('Publish', 'how-to/publish'),
      group('Extend', 'how-to/extend'),
      { text: 'Troubleshooting', link: '/how-to/troubleshooting' },
      group('Reference', 'reference'),
      group('Explanation', 'explanation'),
      group('Contributing', 'contributing'),
      { text: 'Decision records', link: '/decisions/' },
    ],
  },
  buildEnd({ outDir }) {
    for (const path of ['reference/openapi.json', 'reference/brand-tokens.json'])
      cpSync(join(DOCS, path), join(outDir, path))
  },
})
