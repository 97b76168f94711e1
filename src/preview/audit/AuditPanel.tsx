import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Outline } from '../explain/Outline'
import { shownRuntime } from '../live/shownRuntime'
import { openSource, shortLocation, useSourceLocations } from '../places/sourceLocations'
import { audit, type Finding } from './audit'
import '../problems/problems.scss'

interface Props {
  folder: string | null
  notify: (message: string) => void
  onEdit: (file: string, line: number | undefined) => void
}

/** Audits the current page (accessibility, images, empty modules) and links each finding to its source line. */
export function AuditPanel({ folder, notify, onEdit }: Props) {
  const runtime = useSyncExternalStore(shownRuntime.subscribe, shownRuntime.get)
  const [findings, setFindings] = useState<readonly Finding[]>()
  const [errorText, setErrorText] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [outlined, setOutlined] = useState<Element>()
  const [audited, setAudited] = useState(runtime)
  if (audited !== runtime) {
    setAudited(runtime)
    setFindings(undefined)
    setErrorText('')
  }
  // Clicking the button increments `attempt`, which runs the audit again.
  useEffect(() => {
    if (!runtime) return
    let isActive = true
    audit(runtime).then(
      (findings) => isActive && setFindings(findings),
      (error: Error) => isActive && setErrorText(error.message),
    )
    return () => {
      isActive = false
    }
  }, [runtime, attempt])
  const sources = useMemo(() => (findings ?? []).flatMap(({ place }) => place ?? []), [findings])
  const locationOf = useSourceLocations(sources, folder)
  const auditAgain = () => {
    setFindings(undefined)
    setErrorText('')
    setAttempt(attempt + 1)
  }
  const showElement = (element: Element) => {
    element.scrollIntoView({ block: 'center' })
    setOutlined(element)
  }
  return (
    <>
      <Outline element={outlined} />
      <p className="mqp-line">
        <button type="button" className="mqp-chip" disabled={!runtime} onClick={auditAgain}>
          Audit again
        </button>
        <span className="mqp-note" role="status">
          {errorText
            ? `The audit failed: ${errorText}`
            : findings === undefined
              ? 'Auditing this page …'
              : findings.length === 0
                ? 'No findings on this page.'
                : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} on this page.`}
        </span>
      </p>
      <ul className="mqp-problems">
        {findings?.map(({ rule, message, severity, element, place }, at) => (
          <li key={at} className={`mqp-problem mqp-problem--${severity}`}>
            <p>
              <strong>{severity === 'error' ? 'Error' : 'Warning'}</strong> {message} <code>{rule}</code>
            </p>
            <p className="mqp-where">
              <button type="button" onClick={() => showElement(element)}>
                Show
              </button>
              {place ? (
                <button type="button" onClick={() => openSource(place, folder, notify, onEdit)}>
                  {shortLocation(locationOf(place))}
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
