import { linksIn } from '../pages/renderPages'
import { pathOf } from './leftOut'

/** A link of a page or answer to an address of this site that has no file. */
export interface DeadLink {
  /** The file of the export that holds it. */
  file: string
  link: string
}

interface Links {
  /** Paths of all files of the export. */
  files: ReadonlySet<string>
  /** Pages by their path; other texts are passed over. */
  pages: ReadonlyMap<string, string>
  /** Addresses that the site can link to, with the file that leads to each. */
  linked: ReadonlyMap<string, string | undefined>
}

/** Checks the links of rendered pages, and those that the site makes from its data, against the files of the export. */
export function deadLinks({ files, pages, linked }: Links): DeadLink[] {
  const dead = new Map<string, DeadLink>()
  const check = (link: string, file: string) => {
    if (!hasFile(files, link) && !dead.has(link)) dead.set(link, { file, link })
  }
  for (const [file, html] of pages)
    if (file.endsWith('/index.html')) for (const link of linksIn(html)) check(pathOf(link), file)
  for (const [link, file] of linked) check(link, file ?? '/data')
  return [...dead.values()]
}

/** Whether a host of plain files has a page or file at an address. */
function hasFile(files: ReadonlySet<string>, address: string): boolean {
  const path = decoded(address) ?? address
  return files.has(path) || files.has(path === '/' ? '/index.html' : `${path}/index.html`)
}

/** The name of the file at a path; undefined where the path is not well-formed. */
export function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
