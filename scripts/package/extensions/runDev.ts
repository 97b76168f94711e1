import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, relative } from 'node:path'
import { watch } from 'chokidar'
import { print, printError } from '../../commands/print'
import { CommandError, getInvocationFolder } from '../../commands/runCommand'
import { COMMANDS_FOLDER } from '../builds'
import { extendedBuild } from './extendedBuild'

/** Files of `extensions/` that are part of the built commands. Vite serves all others from their sources. */
const BUILT = /^(?:schemas[\\/].*\.json|[^\\/]+\.ts)$/

/** An editor or a checkout may save several files. */
const SETTLED_MS = 100

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs `marquee dev` of a build with extensions in a child process. After a change of a schema or of the registry, it
 * builds the commands again, and replaces the process; open pages reload.
 */
export async function runDev(first: string): Promise<void> {
  const folder = join(getInvocationFolder(), 'extensions')
  const watcher = watch(folder, { ignoreInitial: true, ignored: join(folder, 'generated') })
  for (let build = first; ; ) {
    const server = spawn(process.execPath, [commandOf(build), ...process.argv.slice(2)], { stdio: 'inherit' })
    let next: string | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const replace = () => {
      next ??= changedBuild(build)
      if (next) server.kill()
    }
    const onChange = (_event: string, file: string) => {
      if (!BUILT.test(relative(folder, file))) return
      clearTimeout(timer)
      timer = setTimeout(replace, SETTLED_MS)
    }
    let isEnding = false
    const forward = (signal: NodeJS.Signals) => {
      isEnding = true
      server.kill(signal)
    }
    watcher.on('all', onChange)
    for (const signal of SIGNALS) process.on(signal, forward)
    await once(server, 'exit')
    watcher.off('all', onChange)
    for (const each of SIGNALS) process.off(each, forward)
    clearTimeout(timer)
    if (isEnding || !next) return end(server)
    print('extensions/ has changed: starting again.')
    // Files may have changed again.
    build = changedBuild(next) ?? next
  }
}

const commandOf = (build: string) => join(build, COMMANDS_FOLDER, 'commands', 'marquee.mjs')

/** @returns undefined without a change, and if the new build fails: the server continues with the previous one */
function changedBuild(build: string): string | undefined {
  try {
    const next = extendedBuild('dev')
    return next === build ? undefined : next
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    printError(`${error.message} The preview continues with the previous build.`)
    return undefined
  }
}

/** Ends this process in the same way as the child. */
function end({ exitCode, signalCode }: ChildProcess): void {
  if (signalCode) process.kill(process.pid, signalCode)
  else process.exit(exitCode ?? 1)
}
