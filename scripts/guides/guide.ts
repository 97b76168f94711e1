import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProjectCopy } from './copyProject'

export type Guide = ReturnType<typeof readGuide>

/** The code blocks of a guide for developers. */
export function readGuide(root: string, name: string) {
  const text = readFileSync(join(root, name), 'utf8')

  /** The first code block after a text of the guide. */
  function blockAfter(line: string): string {
    const at = text.indexOf(line)
    const block = /```\w+\n([\s\S]*?)```/.exec(text.slice(at))?.[1]
    if (at < 0 || !block) throw new Error(`${name} has no block after ${line}`)
    return block
  }

  return {
    blockAfter,
    /** Writes the new files of the guide: a line with the path in backticks, an empty line, and a code block. */
    writeFiles(copy: Pick<ProjectCopy, 'write'>): void {
      for (const [, path = '', block = ''] of text.matchAll(/^`(\S+)`\n\n```\w+\n([\s\S]*?)```/gm))
        copy.write(path, block)
    },
  }
}
