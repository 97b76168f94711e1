import { linksIn } from '../pages/renderPages'
import { pathOf } from './omittedLinks'

/** A link in a page or response to a URL of this site without a file. */
export interface DeadLink {
  /** The exported file with the link. */
  file: string
  link: string
}

interface LinkSources {
  /** Paths of all files of the export. */
  filePaths: ReadonlySet<string>
  /** HTML by path; other files are ignored. */
  htmlByPath: ReadonlyMap<string, string>
  /** URLs that the client can link to, each with the file that contains the link. */
  fileByLink: ReadonlyMap<string, string | undefined>
}

/** Finds links without a file, in rendered pages and in the data that the client renders. */
export function findDeadLinks({ filePaths, htmlByPath, fileByLink }: LinkSources): DeadLink[] {
  const dead = new Map<string, DeadLink>()
  const check = (link: string, file: string) => {
    if (!hasFile(filePaths, link) && !dead.has(link)) dead.set(link, { file, link })
  }
  for (const [file, html] of htmlByPath)
    if (file.endsWith('/index.html')) for (const link of linksIn(html)) check(pathOf(link), file)
  for (const [link, file] of fileByLink) check(link, file ?? '/data')
  return [...dead.values()]
}

function hasFile(files: ReadonlySet<string>, address: string): boolean {
  const path = decodePath(address) ?? address
  return files.has(path) || files.has(path === '/' ? '/index.html' : `${path}/index.html`)
}

/** Decodes a URL path; undefined for invalid percent-encoding. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
