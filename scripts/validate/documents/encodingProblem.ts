import { isUtf8 } from 'node:buffer'
import type { Problem } from '../../../src/site/validate/problem'

/** The problem of a file that is not UTF-8. The file is not converted silently, because hosts serve it as it is. */
export function encodingProblem(file: string, bytes: Buffer): Problem | undefined {
  const message = isUtf16(bytes)
    ? 'the file is UTF-16, not UTF-8: save it as UTF-8'
    : isUtf8(bytes)
      ? undefined
      : 'the file is not valid UTF-8 (perhaps Windows-1252): save it as UTF-8'
  return message === undefined ? undefined : { severity: 'error', rule: 'file/encoding', file, pointer: '', message }
}

/** Detects UTF-16 by its byte order mark, else by a zero byte next to the first character, which is ASCII in JSON and CSS. */
function isUtf16([first, second]: Buffer): boolean {
  if (second === undefined) return false
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || (first === 0) !== (second === 0)
}
