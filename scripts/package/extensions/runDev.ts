import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, relative } from 'node:path'
import { watch } from 'chokidar'
import { print, printError } from '../../commands/print'
import { CommandError, getInvocationFolder } from '../../commands/runCommand'
import { COMMANDS_FOLDER } from '../builds'
import { getExtendedBuild } from './getExtendedBuild'

/** Files of `extensions/` that are part of the built commands. Vite serves all others from their sources. */
const COMMAND_SOURCES = /^(?:schemas[\\/].*\.json|[^\\/]+\.ts)$/

/** An editor or a checkout may save several files. */
const SETTLE_DELAY_MS = 100

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs `marquee dev` of a build with extensions in a child process. After a change of a schema or of the registry, it
 * builds the commands again, and replaces the process; open pages reload.
 */
export async function runDev(first: string): Promise<void> {
  const folder = join(getInvocationFolder(), 'extensions')
  const watcher = watch(folder, { ignoreInitial: true, ignored: join(folder, 'generated') })
  for (let build = first; ; ) {
    const server = spawn(process.execPath, [commandFileOf(build), ...process.argv.slice(2)], { stdio: 'inherit' })
    let next: string | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const replace = () => {
      next ??= rebuildIfChanged(build)
      if (next) server.kill()
    }
    const onChange = (_event: string, file: string) => {
      if (!COMMAND_SOURCES.test(relative(folder, file))) return
      clearTimeout(timer)
      timer = setTimeout(replace, SETTLE_DELAY_MS)
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
    if (isEnding || !next) return exitLikeChild(server)
    print('extensions/ has changed: restarting the server.')
    // Files may have changed again.
    build = rebuildIfChanged(next) ?? next
  }
}

const commandFileOf = (build: string) => join(build, COMMANDS_FOLDER, 'commands', 'marquee.mjs')

/** @returns undefined without a change, and if the new build fails: the server continues with the previous one */
function rebuildIfChanged(build: string): string | undefined {
  try {
    const next = getExtendedBuild('dev')
    return next === build ? undefined : next
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    printError(`${error.message} The preview continues with the previous build.`)
    return undefined
  }
}

/** Ends this process in the same way as the child. */
function exitLikeChild({ exitCode, signalCode }: ChildProcess): void {
  if (signalCode) process.kill(process.pid, signalCode)
  else process.exit(exitCode ?? 1)
}
