import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { generatedFiles } from '../generate/generatedFiles'
import { print, printError } from './print'
import { readOptions, runCommand } from './runCommand'

const USAGE = `Generates types, validators and reference pages from schemas, texts, tokens and comments.
  npm run generate -- [--check]

  --check  writes nothing, and exits with 1 if a generated file is out of date`

await runCommand(USAGE, async () => {
  const { check } = readOptions({ check: { type: 'boolean' } })
  const root = join(import.meta.dirname, '..', '..')
  const files = await generatedFiles(root)
  const stale = [...files].filter(
    ([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text,
  )
  const orphans = ['src/generated', 'schemas/generated', 'schemas/editor', 'local/generated']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !files.has(path))

  if (check) {
    for (const [path] of stale) printError(`${path} is out of date: run \`npm run generate\`.`)
    for (const path of orphans) printError(`${path} is no longer generated: run \`npm run generate\` to delete it.`)
    return stale.length + orphans.length > 0 ? 1 : 0
  }
  for (const [path, text] of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const path of orphans) rmSync(join(root, path))
  print(`${files.size} files, ${stale.length} written, ${orphans.length} removed.`)
  return 0
})
