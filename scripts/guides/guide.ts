import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Copy } from './copyOfProject'

export type Guide = ReturnType<typeof readGuide>

/** One of the guides for developers, by its code blocks. */
export function readGuide(root: string, name: string) {
  const text = readFileSync(join(root, 'docs', name), 'utf8')

  /** The code block that follows a line. */
  function blockAfter(line: string): string {
    const at = text.indexOf(line)
    const block = /```\w+\n([\s\S]*?)```/.exec(text.slice(at))?.[1]
    if (at < 0 || !block) throw new Error(`${name} has no block after ${line}`)
    return block
  }

  return {
    blockAfter,
    /** Writes each block that stands below the path of a new file: `path`, an empty line, the block. */
    writeFiles(copy: Copy): void {
      for (const [, path = '', block = ''] of text.matchAll(/^`(\S+)`\n\n```\w+\n([\s\S]*?)```/gm))
        copy.write(path, block)
    },
  }
}
