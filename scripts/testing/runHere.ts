import { vi } from 'vitest'

/** What a command has said and with which code it has left. */
export interface Said {
  status: number
  stdout: string
  stderr: string
}

/**
 * For tests: runs a command of scripts/commands in this process, as `npm run` would in its own, for a tenth of the time.
 * @param name of its file
 * @param from where it was given
 */
export async function runHere(name: string, args: readonly string[], from: string): Promise<Said> {
  const said = { stdout: '', stderr: '' }
  const into = (stream: keyof typeof said) => (line: unknown) => {
    said[stream] += `${line}\n`
  }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(into('stdout')),
    vi.spyOn(console, 'error').mockImplementation(into('stderr')),
  ]
  const { argv, exitCode } = process
  vi.stubEnv('INIT_CWD', from)
  vi.stubEnv('npm_lifecycle_event', name)
  process.argv = [...argv.slice(0, 2), ...args]
  process.exitCode = undefined
  try {
    // A command runs when its file is read: each time as another file.
    await import(/* @vite-ignore */ `../commands/${name}.ts?${++runs}`)
    return { status: Number(process.exitCode ?? 0), ...said }
  } finally {
    process.argv = argv
    process.exitCode = exitCode
    vi.unstubAllEnvs()
    for (const spy of spies) spy.mockRestore()
  }
}
let runs = 0
