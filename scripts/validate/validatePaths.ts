import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, relative, resolve } from 'node:path'
import { parseJson } from '../../src/lib/json/parseJson'
import { positionsIn } from '../../src/site/validate/explain/positions'
import { createProblems, type Problem } from '../../src/site/validate/problem'
import { type CheckedDocument, checkDocument } from '../../src/tools/documents/checkDocument'
import { isSecret, secrets } from './checks/secrets'
import { encodingProblem } from './documents/encodingProblem'
import { findDocuments, whyUnreadable } from './documents/findDocuments'
import { byPlace } from './output'
import { readSite } from './site/readSite'
import { siteChecks } from './site/siteChecks'

export interface Report {
  /** In the order of files and lines. */
  problems: Problem[]
  /** The text of each file by its name in messages. */
  texts: Map<string, string>
  /** Files whose kind is known, style sheets of a site too. */
  checked: number
  /** JSON files that hold nothing known. */
  skipped: number
  /** Paths that are not there, or hold nothing to check, each with the reason. */
  unchecked: string[]
}

export interface Places {
  /** What paths are relative to, and how they are shown. */
  from: string
  /** The project: its schemas, its catalogue, the defaults of its tokens. */
  root: string
  /** true: what an export leaves out is said, too. */
  forExport?: boolean
}

/** Checks files and folders. A folder with a `config.json` is a site, and is also checked as a whole. */
export async function validatePaths(paths: string[], { from, root, forExport }: Places): Promise<Report> {
  const problems = createProblems()
  const report: Report = { problems: [], texts: new Map(), checked: 0, skipped: 0, unchecked: [] }
  const nameOf = (path: string) => (relative(from, path) || basename(path)).replaceAll('\\', '/')

  function readText(path: string) {
    const file = nameOf(path)
    const bytes = readFileSync(path)
    const wrong = encodingProblem(file, bytes)
    if (wrong) problems.add([wrong])
    // Wrongly decoded text would only cause further problems.
    const text = wrong ? '' : bytes.toString('utf8')
    report.texts.set(file, text)
    return { file, text, wrong }
  }

  /** @param asked true: it was named itself, so it has to be something */
  async function read(path: string, asked = false): Promise<CheckedDocument> {
    const { file, text, wrong } = readText(path)
    if (wrong) {
      report.checked++
      return { file, isJson: false, modules: [], leftOut: [] }
    }
    const checked = await checkDocument({ path: relative(root, path), file, text }, problems)
    if (checked.kind || !checked.isJson) report.checked++
    else report.skipped++
    if (!checked.kind && checked.isJson && asked) {
      const message = 'holds nothing that is known here: name its schema in "$schema"'
      problems.add([{ severity: 'error', file, pointer: '', message }])
    }
    const isPublic = checked.kind === 'config' || checked.kind === 'module-list'
    if (isPublic) problems.add(secrets(file, parseJson(text)))
    return checked
  }

  for (const path of paths.map((each) => resolve(from, each))) {
    if (!existsSync(path)) {
      report.unchecked.push(`${nameOf(path)}: there is no such file or folder`)
      continue
    }
    const isFolder = statSync(path).isDirectory()
    if (!isFolder && extname(path) !== '.json') {
      const rest = extname(path) === '.css' ? '; style sheets are checked with the folder of their site' : ''
      report.unchecked.push(`${nameOf(path)}: is no JSON file${rest}`)
      continue
    }
    const unread = isFolder ? undefined : whyUnreadable(path)
    if (unread !== undefined) {
      report.unchecked.push(`${nameOf(path)}: cannot be read: ${unread}`)
      continue
    }
    const { sites, documents, unreadable } = isFolder
      ? findDocuments(path)
      : { sites: [], documents: [path], unreadable: [] }
    for (const { path: each, why } of unreadable)
      problems.add([{ severity: 'error', file: nameOf(each), pointer: '', message: `cannot be read: ${why}` }])
    if (sites.length + documents.length + unreadable.length === 0)
      report.unchecked.push(`${nameOf(path)}: there is no JSON file in it, nothing was checked`)
    for (const document of documents) {
      const { config, modules } = await read(document, !isFolder)
      for (const check of siteChecks) problems.add(check({ config, modules }))
    }
    for (const { folder, files } of sites) {
      const folderDocuments = new Map<string, CheckedDocument>()
      for (const file of files) folderDocuments.set(file, await read(file))
      // Several checks read the same style sheet.
      const readStyles = (path: string) => {
        const file = nameOf(path)
        const known = report.texts.get(file)
        if (known !== undefined) return { file, text: known }
        report.checked++
        return readText(path)
      }
      const site = { ...readSite(folder, folderDocuments, root, readStyles), forExport }
      for (const check of siteChecks) problems.add(check(site))
    }
  }
  await problems.settled()
  report.problems = located(said(problems.list()), report.texts).sort(byPlace)
  return report
}

/** What looks like a secret is not also an unknown field. */
function said(problems: readonly Problem[]): Problem[] {
  const place = ({ file, pointer }: Problem) => `${file}\n${pointer}`
  const secret = new Set(problems.filter(isSecret).map(place))
  return problems.filter((problem) => isSecret(problem) || !secret.has(place(problem)))
}

/** Lines and columns for those problems that have none yet. */
function located(problems: Problem[], texts: ReadonlyMap<string, string>): Problem[] {
  const places = new Map<string, ReturnType<typeof positionsIn>>()
  return problems.map((problem) => {
    const text = problem.line === undefined ? texts.get(problem.file) : undefined
    if (text === undefined) return problem
    const place = places.get(problem.file) ?? positionsIn(text)
    places.set(problem.file, place)
    return { ...problem, ...place(problem.pointer) }
  })
}
