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
  files: ReadonlySet<string>
  /** HTML by path; other files are ignored. */
  pages: ReadonlyMap<string, string>
  /** URLs that the client can link to, each with the file that contains the link. */
  linked: ReadonlyMap<string, string | undefined>
}

/** Finds links without a file, in rendered pages and in the data that the client renders. */
export function findDeadLinks({ files, pages, linked }: LinkSources): DeadLink[] {
  const dead = new Map<string, DeadLink>()
  const check = (link: string, file: string) => {
    if (!hasFile(files, link) && !dead.has(link)) dead.set(link, { file, link })
  }
  for (const [file, html] of pages)
    if (file.endsWith('/index.html')) for (const link of linksIn(html)) check(pathOf(link), file)
  for (const [link, file] of linked) check(link, file ?? '/data')
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
