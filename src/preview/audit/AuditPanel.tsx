import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Outline } from '../explain/Outline'
import { leadTo, shortPlace, usePlaces } from '../places/places'
import { shownSite } from '../service/ServiceState'
import { audit, type Finding } from './audit'
import '../problems/problems.scss'

interface Props {
  folder: string | null
  say: (words: string) => void
  onEdit: (file: string, line: number | undefined) => void
}

/** What visitors would not like about the page as it stands, each with the line that it comes from. */
export function AuditPanel({ folder, say, onEdit }: Props) {
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
  // A press (`turn`) looks again.
  useEffect(() => {
    if (!runtime) return
    let live = true
    audit(runtime).then(
      (findings) => live && setFound(findings),
      (error: Error) => live && setFailed(error.message),
    )
    return () => {
      live = false
    }
  }, [runtime, turn])
  const named = useMemo(() => (found ?? []).flatMap(({ place }) => place ?? []), [found])
  const placeOf = usePlaces(named, folder)
  const lookAgain = () => {
    setFound(undefined)
    setFailed('')
    setTurn(turn + 1)
  }
  const look = (element: Element) => {
    element.scrollIntoView({ block: 'center' })
    setShown(element)
  }
  return (
    <>
      <Outline element={shown} />
      <p className="mqp-line">
        <button type="button" className="mqp-chip" disabled={!runtime} onClick={lookAgain}>
          Look again
        </button>
        <span className="mqp-note" role="status">
          {failed
            ? `The page could not be looked at: ${failed}`
            : found === undefined
              ? 'Looking at the page …'
              : found.length === 0
                ? 'Nothing found on this page as it stands.'
                : `${found.length} found on this page as it stands.`}
        </span>
      </p>
      <ul className="mqp-problems">
        {found?.map(({ rule, words, severity, element, place }, at) => (
          <li key={at} className={`mqp-problem mqp-problem--${severity}`}>
            <p>
              <strong>{severity === 'error' ? 'Error' : 'Warning'}</strong> {words} <code>{rule}</code>
            </p>
            <p className="mqp-where">
              <button type="button" onClick={() => look(element)}>
                Show
              </button>
              {place ? (
                <button type="button" onClick={() => leadTo(place, folder, say, onEdit)}>
                  {shortPlace(placeOf(place))}
                </button>
              ) : (
                <span>put there by the site itself</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
