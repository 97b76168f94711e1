import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Outline } from '../explain/Outline'
import { openSource, shortLocation, useSourceLocations } from '../places/sourceLocations'
import { shownSite } from '../service/ServiceState'
import { audit, type Finding } from './audit'
import '../problems/problems.scss'

interface Props {
  folder: string | null
  notify: (words: string) => void
  onEdit: (file: string, line: number | undefined) => void
}

/** Audits the current page (accessibility, images, empty modules) and links each finding to its source line. */
export function AuditPanel({ folder, notify, onEdit }: Props) {
  const runtime = useSyncExternalStore(shownSite.subscribe, shownSite.get)
  const [found, setFound] = useState<readonly Finding[]>()
  const [failed, setFailed] = useState('')
  const [turn, setTurn] = useState(0)
  const [shown, setShown] = useState<Element>()
  const [audited, setAudited] = useState(runtime)
  if (audited !== runtime) {
    setAudited(runtime)
    setFound(undefined)
    setFailed('')
  }
  // Clicking the button increments `turn`, which runs the audit again.
  useEffect(() => {
    if (!runtime) return
    let isActive = true
    audit(runtime).then(
      (findings) => isActive && setFound(findings),
      (error: Error) => isActive && setFailed(error.message),
    )
    return () => {
      isActive = false
    }
  }, [runtime, turn])
  const named = useMemo(() => (found ?? []).flatMap(({ place }) => place ?? []), [found])
  const placeOf = useSourceLocations(named, folder)
  const auditAgain = () => {
    setFound(undefined)
    setFailed('')
    setTurn(turn + 1)
  }
  const showElement = (element: Element) => {
    element.scrollIntoView({ block: 'center' })
    setShown(element)
  }
  return (
    <>
      <Outline element={shown} />
      <p className="mqp-line">
        <button type="button" className="mqp-chip" disabled={!runtime} onClick={auditAgain}>
          Audit again
        </button>
        <span className="mqp-note" role="status">
          {failed
            ? `The audit failed: ${failed}`
            : found === undefined
              ? 'Auditing this page …'
              : found.length === 0
                ? 'No findings on this page.'
                : `${found.length} ${found.length === 1 ? 'finding' : 'findings'} on this page.`}
        </span>
      </p>
      <ul className="mqp-problems">
        {found?.map(({ rule, words, severity, element, place }, at) => (
          <li key={at} className={`mqp-problem mqp-problem--${severity}`}>
            <p>
              <strong>{severity === 'error' ? 'Error' : 'Warning'}</strong> {words} <code>{rule}</code>
            </p>
            <p className="mqp-where">
              <button type="button" onClick={() => showElement(element)}>
                Show
              </button>
              {place ? (
                <button type="button" onClick={() => openSource(place, folder, notify, onEdit)}>
                  {shortLocation(placeOf(place))}
                </button>
              ) : (
                <span>added by the site, not by a document</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
