import { useState } from 'react'
import type { PreviewCall } from '../../../fixtures/service/previewChoices'

interface Props {
  calls: readonly PreviewCall[]
  kinds: readonly string[]
  /** Active faults in the notation of links; `left`: remaining occurrences, null: unlimited. */
  faults: readonly { text: string; left: number | null }[]
  linkTo: (faults: string[]) => string
}

/** The simulated faults: active ones, and a form to add one. */
export function FaultChoice({ calls, kinds, faults, linkTo }: Props) {
  const [path, setPath] = useState('0')
  const [kind, setKind] = useState(kinds.includes('500') ? '500' : (kinds[0] ?? ''))
  const call = calls[Number(path)]
  const on = faults.filter(({ left }) => left !== 0).map(({ text }) => text)
  const next = call && faultText(call, kind, calls)
  return (
    <section className="mqp-choice" aria-labelledby="mqp-fault">
      <h3 className="mqp-label" id="mqp-fault">
        Faults
      </h3>
      <div>
        <ul className="mqp-chips">
          <li>
            <a
              className="mqp-chip"
              data-choice="fault "
              href={linkTo([])}
              aria-current={on.length === 0 ? 'true' : undefined}
            >
              None
            </a>
          </li>
          {faults.map(({ text, left }, index) => (
            <li key={`${index} ${text}`}>
              <a
                className="mqp-chip mqp-chip--fault"
                href={linkTo(on.filter((each) => each !== text))}
                aria-label={`Remove ${text}`}
                aria-current={left === 0 ? undefined : 'true'}
              >
                {text}
                {left !== null && <small>{left === 0 ? 'used up' : `${left} left`}</small>}
                <span aria-hidden="true">×</span>
              </a>
            </li>
          ))}
        </ul>
        <div className="mqp-line mqp-fault">
          <select
            className="mqp-field"
            aria-label="Call that fails"
            value={path}
            onChange={(event) => setPath(event.target.value)}
          >
            {calls.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
          <select
            className="mqp-field"
            aria-label="Kind of failure"
            value={kind}
            onChange={(event) => setKind(event.target.value)}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {faultLabel(each)}
              </option>
            ))}
          </select>
          {next && (
            <a
              className="mqp-chip"
              data-choice="fault add"
              href={linkTo([...on.filter((each) => each !== next), next])}
            >
              Add
            </a>
          )}
        </div>
      </div>
    </section>
  )
}

/** The notation of a fault in links. The method is included only if several calls share the path. */
export function faultText(call: PreviewCall, kind: string, calls: readonly PreviewCall[]): string {
  const shared = calls.some((other) => other !== call && other.path === call.path)
  return `${shared ? `${call.method} ` : ''}${call.path}:${kind}`
}

const FAULT_LABELS = new Map([
  ['400', '400 country blocked'],
  ['401', '401 not signed in'],
  ['403', '403 forbidden'],
  ['404', '404 not found'],
  ['500', '500 server error'],
  ['503', '503 unavailable'],
  ['html', 'HTML instead of JSON'],
  ['empty', 'empty response'],
  ['null', 'null as response'],
  ['number', 'number as response'],
  ['truncated', 'truncated response'],
  ['slow', 'delayed by 3 s'],
  ['corrupt', 'corrupt bytes'],
  ['timeout', 'no response (timeout)'],
  ['abort', 'connection aborted'],
])

export const faultLabel = (kind: string): string => FAULT_LABELS.get(kind) ?? kind
