import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, realpathSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Problem } from '../../src/site/validate/problem'
import type { DraftDiff, FolderDiff, GitRevision } from '../../src/tools/diff/comparison'
import { CACHE_FOLDER } from '../package/installation'
import { folderProblems } from '../validate/folderProblems'
import { exampleAddresses } from './addresses'
import { compareSites } from './compareSites'
import { checkOut, commitOf } from './git'
import { readSite } from './readSite'
import { EMPTY_CONFIG, folderSource, type SiteSource } from './siteSources'

/** Maximum number of commits, and of branches and tags. */
const MAX_LISTED_REVISIONS = 15

/**
 * The revisions that a site folder can be compared with: its last commits, branches and tags.
 * @returns an empty list if the folder is not in a Git work tree
 */
export function revisionsOf(folder: string): GitRevision[] {
  const lines = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
    return status === 0 ? stdout.split('\n').filter(Boolean) : []
  }
  const commits = lines('log', `-${MAX_LISTED_REVISIONS}`, '--date=short', '--format=%h%x09%ad %s', '--', '.')
  const names = lines(
    'for-each-ref',
    '--sort=-committerdate',
    `--count=${MAX_LISTED_REVISIONS}`,
    '--format=%(refname:short)%09%(committerdate:short) %(subject)',
    'refs/heads',
    'refs/tags',
    'refs/remotes',
  )
  const last = lines('log', '-1', '--date=short', '--format=HEAD%x09%ad %s')
  return [...last, ...names, ...commits].map((line) => {
    const [name = '', words = ''] = line.split('\t')
    return { name, words }
  })
}

/**
 * Compares a site folder with a revision. Also returns a folder with that revision, which can be served.
 * @throws InvalidArgumentsError if Git does not know the revision, or the revision does not contain the site
 */
export async function compareWith(folder: string, revision: string): Promise<{ diff: FolderDiff; old: string }> {
  // Git resolves symbolic links in its paths.
  const real = realpathSync(folder)
  const commit = commitOf(real, revision)
  const old = checkedOutFolder(real, commit)
  const comparison = await compareSources(folderSource(revision, old), folderSource('the saved folder', folder))
  return {
    old,
    diff: {
      ...comparison,
      before: { name: revision, commit },
      problems: compareProblems(await folderProblems(old), await folderProblems(folder)),
    },
  }
}

/**
 * Compares a site folder with its unsaved draft. A folder without `config.json` is a site without pages.
 * @param draftFolder a copy of the folder with the unsaved documents
 */
export function compareDraft(folder: string, draftFolder: string): Promise<DraftDiff> {
  const saved = folderSource('the saved folder', folder)
  const isNewSite = !existsSync(join(folder, 'config.json'))
  return compareSources(
    isNewSite ? { ...saved, config: async () => EMPTY_CONFIG } : saved,
    folderSource('the draft', draftFolder),
  )
}

async function compareSources(from: SiteSource, to: SiteSource): Promise<DraftDiff> {
  const [before, after] = [await readSite(from), await readSite(to)]
  const comparison = compareSites(before, after)
  const { signedOut, signedIn } = comparison.affected
  const paths = new Set([...signedOut, ...signedIn, ...comparison.lines.flatMap((line) => line.paths)])
  return {
    ...comparison,
    addresses: exampleAddresses(paths, [after, before]),
    faults: [...before.faults, ...after.faults],
  }
}

/** Maximum number of checked-out folders in the cache. */
const MAX_CACHED_FOLDERS = 10

/** Checks a folder out into the cache, unless it is there. */
function checkedOutFolder(folder: string, commit: string): string {
  const cache = join(CACHE_FOLDER, 'marquee-diff')
  const own = join(cache, createHash('sha256').update(`${folder} ${commit}`).digest('hex').slice(0, 16))
  const path = join(own, basename(folder))
  if (!existsSync(path)) {
    const beside = join(cache, `.${randomUUID()}`)
    try {
      checkOut(folder, `${commit}:./`, join(beside, basename(folder)), `The folder does not exist at ${commit}`)
      // Atomic, because two processes may check out the same commit.
      if (!existsSync(own)) renameSync(beside, own)
    } finally {
      rmSync(beside, { recursive: true, force: true })
    }
  }
  utimesSync(own, new Date(), new Date())
  const ages = readdirSync(cache)
    .filter((name) => !name.startsWith('.'))
    .map((name) => [statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0, name] as const)
  for (const [, name] of ages.sort(([a], [b]) => b - a).slice(MAX_CACHED_FOLDERS))
    rmSync(join(cache, name), { recursive: true, force: true })
  return path
}

/** New problems, and the number of fixed ones. Ignores line numbers, which change with every edit above. */
function compareProblems(before: readonly Problem[], after: readonly Problem[]): FolderDiff['problems'] {
  const keyOf = ({ file, message }: Problem) => `${file} ${message}`
  const left = new Map<string, number>()
  for (const problem of before) left.set(keyOf(problem), (left.get(keyOf(problem)) ?? 0) + 1)
  const fresh = after.filter((problem) => {
    const count = left.get(keyOf(problem)) ?? 0
    if (count > 0) left.set(keyOf(problem), count - 1)
    return count === 0
  })
  return { fresh, gone: [...left.values()].reduce((sum, count) => sum + count, 0) }
}
