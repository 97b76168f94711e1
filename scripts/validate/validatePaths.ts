import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, relative, resolve } from 'node:path'
import { parseJson } from '../../src/lib/json/parseJson'
import { createPositionLookup } from '../../src/site/validate/explain/positions'
import { createProblems, type Problem, type Problems } from '../../src/site/validate/problem'
import { type CheckedDocument, checkDocument } from '../../src/tools/documents/checkDocument'
import { checkSecrets, isSecret } from './checks/secrets'
import { encodingProblem } from './documents/encodingProblem'
import { findDocuments, unreadableReason } from './documents/findDocuments'
import { byPosition } from './output'
import { readSite } from './site/readSite'
import { siteChecks } from './site/siteChecks'

export interface ValidationReport {
  /** Sorted by file and line. */
  problems: Problem[]
  /** The text of each file, by the file's name in messages. */
  texts: Map<string, string>
  /** Number of checked files of a known type, including style sheets. */
  checked: number
  /** Number of JSON files of an unknown type. */
  skipped: number
  /** Paths that do not exist or contain nothing to check, each with the reason. */
  unchecked: string[]
}

export interface ValidateOptions {
  /** Folder that paths are relative to, as input and in messages. */
  baseFolder: string
  /** Folder with `fixtures/`: the catalogue and its media. */
  root: string
  /** True: also report features that a static export does not support. */
  forExport?: boolean
  /** True: the site shows the titles of the fixture catalogue even if it has its own. */
  examples?: boolean
}

/** Checks files and folders. A folder with a `config.json` is a site, and is also checked as a whole. */
export async function validatePaths(
  paths: string[],
  { baseFolder, root, forExport, examples }: ValidateOptions,
): Promise<ValidationReport> {
  const problems = createProblems()
  const report: ValidationReport = { problems: [], texts: new Map(), checked: 0, skipped: 0, unchecked: [] }
  const nameOf = (path: string) => (relative(baseFolder, path) || basename(path)).replaceAll('\\', '/')
  const { read, readStyles } = createReader(root, nameOf, problems, report)

  for (const path of paths.map((each) => resolve(baseFolder, each))) {
    const reason = uncheckedReason(path)
    if (reason !== undefined) {
      report.unchecked.push(`${nameOf(path)}${reason}`)
      continue
    }
    const isFolder = statSync(path).isDirectory()
    const { sites, documents, unreadable } = isFolder
      ? findDocuments(path)
      : { sites: [], documents: [path], unreadable: [] }
    for (const { path: each, reason } of unreadable)
      problems.add([
        {
          severity: 'error',
          rule: 'file/unreadable',
          file: nameOf(each),
          pointer: '',
          message: `the file cannot be read: ${reason}`,
        },
      ])
    if (sites.length + documents.length + unreadable.length === 0)
      report.unchecked.push(`${nameOf(path)}: contains no JSON files; nothing was checked`)
    for (const document of documents) {
      const { config, modules } = await read(document, !isFolder)
      for (const check of siteChecks) problems.add(check({ config, modules }))
    }
    for (const { folder, files } of sites) {
      const folderDocuments = new Map<string, CheckedDocument>()
      for (const file of files) folderDocuments.set(file, await read(file))
      const site = { ...readSite(folder, folderDocuments, root, readStyles, examples), forExport, examples }
      for (const check of siteChecks) problems.add(check(site))
    }
  }
  await problems.settled()
  report.problems = addPositions(dropDuplicateProblems(problems.list()), report.texts).sort(byPosition)
  return report
}

/** Why a path on the command line cannot be checked; follows its name. */
function uncheckedReason(path: string): string | undefined {
  if (!existsSync(path)) return ': no such file or folder'
  if (statSync(path).isDirectory()) return undefined
  if (extname(path) !== '.json') {
    const rest = extname(path) === '.css' ? '; style sheets are checked with the folder of their site' : ''
    return `: is not a JSON file${rest}`
  }
  const reason = unreadableReason(path)
  return reason === undefined ? undefined : `: cannot be read: ${reason}`
}

/** Reads and checks single files, and adds them to the report. */
function createReader(root: string, nameOf: (path: string) => string, problems: Problems, report: ValidationReport) {
  function readText(path: string) {
    const file = nameOf(path)
    const bytes = readFileSync(path)
    const encodingFault = encodingProblem(file, bytes)
    if (encodingFault) problems.add([encodingFault])
    // Wrongly decoded text would only cause further problems.
    const text = encodingFault ? '' : bytes.toString('utf8')
    report.texts.set(file, text)
    return { file, text, encodingFault }
  }
  return {
    /** @param isNamed true if the user named this file, so an unknown type is an error */
    async read(path: string, isNamed = false): Promise<CheckedDocument> {
      const { file, text, encodingFault } = readText(path)
      if (encodingFault) {
        report.checked++
        return { file, isJson: false, modules: [], invalidSlugs: [] }
      }
      const checked = await checkDocument({ path: relative(root, path), file, text }, problems)
      const isUnknown = !checked.kind && checked.isJson
      if (isUnknown) report.skipped++
      else report.checked++
      if (isUnknown && isNamed) {
        const message = 'unknown document type: name its schema in "$schema"'
        problems.add([{ severity: 'error', rule: 'document/unknown', file, pointer: '', message }])
      }
      const isPublic = checked.kind === 'config' || checked.kind === 'module-list'
      if (isPublic) problems.add(checkSecrets(file, parseJson(text)))
      return checked
    },
    /** Several checks read the same style sheet. */
    readStyles(path: string) {
      const file = nameOf(path)
      const known = report.texts.get(file)
      if (known !== undefined) return { file, text: known }
      report.checked++
      return readText(path)
    },
  }
}

/** A field that looks like a secret is not also reported as unknown. */
function dropDuplicateProblems(problems: readonly Problem[]): Problem[] {
  const positionIn = ({ file, pointer }: Problem) => `${file}\n${pointer}`
  const secret = new Set(problems.filter(isSecret).map(positionIn))
  return problems.filter((problem) => isSecret(problem) || !secret.has(positionIn(problem)))
}

/** Adds lines and columns to problems that have none yet. */
function addPositions(problems: Problem[], texts: ReadonlyMap<string, string>): Problem[] {
  const positions = new Map<string, ReturnType<typeof createPositionLookup>>()
  return problems.map((problem) => {
    const text = problem.line === undefined ? texts.get(problem.file) : undefined
    if (text === undefined) return problem
    const positionIn = positions.get(problem.file) ?? createPositionLookup(text)
    positions.set(problem.file, positionIn)
    return { ...problem, ...positionIn(problem.pointer) }
  })
}
