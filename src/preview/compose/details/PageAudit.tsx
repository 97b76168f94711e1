import { useEffect, useState } from 'react'
import { errorMessage } from '../../../lib/errorMessage'
import { ChipButton } from '../ChipButton'
import type { CanvasApi, CanvasFinding } from '../canvas/api/canvasApi'
import '../../problems/problems.scss'

interface Props {
  /** Undefined while the page loads. */
  canvas: CanvasApi | undefined
  onSelect: (file: string, pointer: string) => void
}

/** Findings about the page in the canvas: accessibility, images, empty modules. */
export function PageAudit({ canvas, onSelect }: Props) {
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<{ of: unknown; findings?: readonly CanvasFinding[]; failure?: string }>()
  const current = result?.of === canvas ? result : undefined
  // Pressing the button runs the audit again.
  useEffect(() => {
    if (!canvas) return
    let isActive = true
    canvas.audit().then(
      (findings) => isActive && setResult({ of: canvas, findings }),
      (error: unknown) => isActive && setResult({ of: canvas, failure: errorMessage(error) }),
    )
    return () => {
      isActive = false
    }
  }, [canvas, attempt])
  return (
    <>
      <p className="mqp-line">
        <ChipButton
          isDisabled={!current}
          onPress={() => {
            setResult(undefined)
            setAttempt(attempt + 1)
          }}
        >
          Audit again
        </ChipButton>
        <span className="mqp-note" role="status">
          {current?.failure ? `The audit failed: ${current.failure}` : summaryOf(current?.findings)}
        </span>
      </p>
      <ul className="mqp-problems">
        {current?.findings?.map(({ rule, message, severity, place }, index) => (
          <li key={index} className={`mqp-problem mqp-problem--${severity}`}>
            <p>
              <strong>{severity === 'error' ? 'Error' : 'Warning'}</strong> {message} <code>{rule}</code>
            </p>
            <p className="mqp-where">
              {place ? (
                <button type="button" onClick={() => onSelect(place.file, place.pointer)}>
                  Select the part in {place.file}
                </button>
              ) : (
                <span>Added by Marquee: no document contains this element.</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

function summaryOf(findings: readonly CanvasFinding[] | undefined): string {
  if (!findings) return 'Auditing this page …'
  if (findings.length === 0) return 'No findings on this page.'
  return `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} on this page.`
}
