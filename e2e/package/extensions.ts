import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readGuide } from '../../scripts/guides/guide'
import { KIT_PACKAGE } from '../../scripts/package/names'

const guide = readGuide('.', 'docs/how-to/extend/extending.md')

/** An entry of a module list with the module type of the guide. */
export const SPONSORS = guide.blockAfter('In a module list of a site folder')

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
