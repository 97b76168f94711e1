import { useMemo } from 'react'
import type { DraftState } from '../draft/draftState'
import type { ChangedDocument } from '../draft/siteFolder'
import { diffDocument } from './changes'

interface Props {
  changed: readonly ChangedDocument[]
  disk: DraftState['disk']
}

/** The changed lines of each document. */
export function ChangedLines({ changed, disk }: Props) {
  const changes = useMemo(
    () => changed.map(({ path, text }) => diffDocument(path, disk.get(path)?.text ?? '', text ?? '')),
    [changed, disk],
  )
  return changes.map(({ path, added, removed, hunks }) => (
    <details key={path} className="mqp-review__file" open={changes.length === 1}>
      <summary>
        <code>{path}</code> <ins>+{added}</ins> <del>−{removed}</del>
      </summary>
      {hunks.map((hunk) => (
        <pre key={hunk.start}>
          {hunk.lines.map((line, index) => (
            <span key={index} className={`mqp-review__line ${LINE_CLASSES[line.charAt(0)] ?? ''}`}>
              {line || ' '}
            </span>
          ))}
        </pre>
      ))}
    </details>
  ))
}

const LINE_CLASSES: Record<string, string> = { '+': 'mqp-review__line--added', '-': 'mqp-review__line--removed' }
