import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Moves a finished file or folder of a build to its place. If another process has moved the same build there, that one is
 * kept.
 */
export function moveIntoPlace(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to)) throw error
    rmSync(from, { recursive: true })
  }
}
