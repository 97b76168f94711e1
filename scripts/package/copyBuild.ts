import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidArgumentsError } from '../commands/runCommand'
import { EXPORT_LIST_FILE } from '../export/folder/writeFolder'
import { ssrFolder } from '../ssr/ssrFolder'

/** Occurs in the page of every build. */
const BUILD_MARK = 'name="marquee-service"'

/**
 * Copies a build and its SSR server, and replaces those of an earlier build.
 * @param name of the folder, for messages
 * @throws InvalidArgumentsError before it changes anything if a folder contains other files
 */
export function copyBuild(from: string, to: string, name: string): void {
  const pages = join(to, 'index.html')
  const isBuild =
    existsSync(pages) && readFileSync(pages, 'utf8').includes(BUILD_MARK) && !existsSync(join(to, EXPORT_LIST_FILE))
  if (!isBuild && !isFreeFolder(to)) throw new InvalidArgumentsError(otherFilesMessage(name))
  const server = ssrFolder(to)
  if (!existsSync(join(server, 'node.mjs')) && !isFreeFolder(server))
    throw new InvalidArgumentsError(otherFilesMessage(ssrFolder(name)))
  for (const [source, target] of [
    [from, to],
    [ssrFolder(from), server],
  ] as const) {
    rmSync(target, { recursive: true, force: true })
    copyFolder(source, target)
  }
}

/** Copies without file modes: the package may be read-only, its copy must not be. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, target)
    else writeFileSync(target, readFileSync(source))
  }
}

const isFreeFolder = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0

const otherFilesMessage = (folder: string) =>
  `${folder} contains files that no build has written: choose another --out.`
