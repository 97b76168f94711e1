import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { readGuide } from '../../scripts/guides/guide'
import { KIT_PACKAGE } from '../../scripts/package/names'

const guide = readGuide('.', 'docs/how-to/extend/extending.md')

/** An entry of a module list with the module type of the guide. */
const SPONSORS_MODULE = guide.blockAfter('In a module list of a site folder')
const ABOUT_ROUTE = guide.blockAfter('In `routing` of its `config.json`')
const THEMES_VIEW = guide.blockAfter('In its layouts')

/** Writes the files of docs/how-to/extend/extending.md to `extensions/`, with the names that imports have in a repository with the kit. */
export function writeExtensions(repository: string): void {
  const write = (path: string, text: string) => {
    if (path.endsWith('.test.tsx')) return
    const file = join(repository, path.replace(/^local\//, 'extensions/'))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      text
        .replaceAll(/'(?:\.\.\/)+registry\/defineLocal'/g, `'${KIT_PACKAGE}/extend'`)
        .replaceAll(/'(?:\.\.\/)+src\//g, `'${KIT_PACKAGE}/`),
    )
  }
  guide.writeFiles({ write })
  write('extensions/tsconfig.json', `{ "extends": "${KIT_PACKAGE}/tsconfig.json" }\n`)
}

/**
 * Adds a module, a page and a view of the extensions to the site of the repository.
 * @returns removes them
 */
export function addExtensionsToSite(repository: string): () => void {
  const at = (path: string) => join(repository, 'site', path)
  const layouts = at('modules/title-layouts.json')
  const edits = [
    ['modules/home.json', '"data": [', `"data": [${SPONSORS_MODULE},`],
    [
      'config.json',
      '"routing": [',
      `"title_layouts_uri": "modules/placement/title-layouts/", "routing": [${ABOUT_ROUTE},`,
    ],
    ['titles/metropolis.json', '"slug":', '"tags": ["Robots", "Class war"], "slug":'],
  ] as const
  const saved = edits.map(([path, part, edited]) => {
    const text = readFileSync(at(path), 'utf8')
    writeFileSync(at(path), text.replace(part, edited))
    return [at(path), text] as const
  })
  writeFileSync(layouts, `{ "data": { "default": { "views": [${THEMES_VIEW}] } } }`)
  return () => {
    for (const [file, text] of saved) writeFileSync(file, text)
    rmSync(layouts)
  }
}

/** Expects the module and the card of the extensions on the home page, and opens the page and the view. */
export async function expectExtensions(page: Page): Promise<void> {
  await expect(page.getByText('Made possible by Kodak, Agfa.').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible()
  await expect(page.getByText('Lumen & Sons')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Metropolis · 1927' }).first().click()
  await expect(page.getByText('Class war, Robots')).toBeVisible()
}
