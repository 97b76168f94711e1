import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, realpathSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Problem } from '../../src/site/validate/problem'
import type { FolderDiff, Revision } from '../../src/tools/diff/comparison'
import { CallError, ROOT } from '../commands/runCommand'
import { folderProblems } from '../validate/folderProblems'
import { addressesOf } from './addresses'
import { compareSites } from './compareSites'
import { checkOut, folderPlace } from './places'
import { readSite } from './readSite'

/** So many commits are offered. */
const MOST = 15

/**
 * What there is to compare a site's folder with: its last commits, branches and tags.
 * @returns none where the folder is in no work tree of git
 */
export function revisionsOf(folder: string): Revision[] {
  const lines = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
    return status === 0 ? stdout.split('\n').filter(Boolean) : []
  }
  const commits = lines('log', `-${MOST}`, '--date=short', '--format=%h%x09%ad %s', '--', '.')
  const names = lines(
    'for-each-ref',
    '--sort=-committerdate',
    `--count=${MOST}`,
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
 * What has become of a site's folder since a revision, and where that revision lies as a folder to be served.
 * @throws CallError where git knows no such revision, or it holds no such site
 */
export async function compareWith(folder: string, revision: string): Promise<{ diff: FolderDiff; old: string }> {
  // git's own paths know nothing of links.
  const real = realpathSync(folder)
  const commit = commitOf(real, revision)
  const old = oldFolder(real, commit)
  const was = await readSite(folderPlace(revision, old))
  const is = await readSite(folderPlace('the folder as it is saved', folder))
  const comparison = compareSites(was, is)
  const { signedOut, signedIn } = comparison.affected
  const paths = new Set([...signedOut, ...signedIn, ...comparison.lines.flatMap((line) => line.paths)])
  return {
    old,
    diff: {
      ...comparison,
      before: { name: revision, commit },
      addresses: addressesOf(paths, [is, was]),
      problems: freshOf(await folderProblems(old), await folderProblems(folder)),
      faults: [...was.faults, ...is.faults],
    },
  }
}

function commitOf(folder: string, revision: string): string {
  const ask = (...args: string[]) => spawnSync('git', ['rev-parse', ...args], { cwd: folder, encoding: 'utf8' })
  const verify = (name: string) => ask('--verify', '--quiet', '--short', '--end-of-options', `${name}^{commit}`)
  if (ask('--is-inside-work-tree').status !== 0) throw new CallError('This folder is in no work tree of git.')
  const { status, stdout } = verify(revision)
  if (status === 0) return stdout.trim()
  if (verify('HEAD').status !== 0) throw new CallError('Nothing is committed yet: there is nothing to compare with.')
  throw new CallError(`git knows no revision ${revision} of this folder.`)
}

/** So many folders as they were are kept: a commit stays as it is. */
const KEPT = 10

function oldFolder(folder: string, commit: string): string {
  const cache = join(ROOT, 'node_modules', '.cache', 'marquee-diff')
  const own = join(cache, createHash('sha256').update(`${folder} ${commit}`).digest('hex').slice(0, 16))
  const path = join(own, basename(folder))
  if (!existsSync(path)) {
    const beside = join(cache, `.${randomUUID()}`)
    try {
      checkOut(folder, `${commit}:./`, join(beside, basename(folder)), `The folder was not there at ${commit}`)
      // Whole or not at all, also where two ask at once.
      if (!existsSync(own)) renameSync(beside, own)
    } finally {
      rmSync(beside, { recursive: true, force: true })
    }
  }
  utimesSync(own, new Date(), new Date())
  const ages = readdirSync(cache)
    .filter((name) => !name.startsWith('.'))
    .map((name) => [statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0, name] as const)
  for (const [, name] of ages.sort(([a], [b]) => b - a).slice(KEPT))
    rmSync(join(cache, name), { recursive: true, force: true })
  return path
}

/** Which problems are new. The line says nothing: it moves with every edit above. */
function freshOf(before: readonly Problem[], after: readonly Problem[]): FolderDiff['problems'] {
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
