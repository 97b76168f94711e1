import { formatCall, formatDuration, lastCallOf, type PageCall } from '../../explain/calls'

interface Props {
  /** Path of the request that delivered the part; undefined: the config. */
  callPath: string | undefined
  calls: readonly PageCall[]
}

/** The request that delivered the selected part, and all requests of the page. */
export const CallsView = ({ callPath = 'config/', calls }: Props) => (
  <section className="mqp-calls" aria-label="Calls">
    <h3 className="mqp-heading">This part</h3>
    <p>
      <CallLine path={callPath} calls={calls} />
    </p>
    <h3 className="mqp-heading">
      All calls of this page <span>{calls.length}</span>
    </h3>
    <ol>
      {calls.map((each, index) => (
        <li key={index}>
          <code>GET {each.path}</code>{' '}
          <span className="mqp-note">
            {formatCall(each)} · {formatDuration(each.start)} after navigation start
          </span>
        </li>
      ))}
    </ol>
  </section>
)

/** A request of the page in the canvas. */
export function CallLine({ path, calls }: { path: string; calls: readonly PageCall[] }) {
  const call = lastCallOf(calls, path)
  return (
    <>
      <code>GET {path}</code> {call ? formatCall(call) : 'loaded before this page was opened'}
    </>
  )
}
