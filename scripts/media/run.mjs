// Runs a tool to its end.
import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** @param frames what the tool reads from its standard input */
export async function run(tool, args, frames) {
  const child = spawn(tool, args, { stdio: [frames ? 'pipe' : 'ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-4000)
  })
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  // A tool that has what it wants closes the pipe; its exit code says whether all is well.
  if (frames) await pipeline(Readable.from(frames), child.stdin).catch(() => {})
  const code = await ended
  if (code !== 0) throw new Error(`${tool} ended with ${code}.\n${said}`)
}
