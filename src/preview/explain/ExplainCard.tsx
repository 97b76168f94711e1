import { type Named, type Place, shortPlace } from '../places/places'
import { callWords, lastCallOf, useCalls } from './calls'
import type { Explained, Fact } from './explained'
import type { Way } from './ways'
import './explain.scss'

interface CardProps {
  explained: Explained
  link: (named: Named) => React.ReactNode
  /** A link to a state of the preview, by these words. */
  go: (way: Way, words: string) => React.ReactNode
}

/** What it is, where it stands, why it is here, and how it came. */
export function ExplainCard({
  explained: { kind, name, type, place, why, goes = [], call, repaired },
  link,
  go,
}: CardProps) {
  return (
    <section className="mqp-card" aria-labelledby="mqp-explained">
      <h3 className="mqp-heading" id="mqp-explained">
        {name}
      </h3>
      <p className="mqp-line" role="status">
        <span>{kind}</span> <code>{type}</code> {link(place)}
      </p>
      <h4 className="mqp-label">Why it is here</h4>
      <ul className="mqp-facts mqp-facts--held">
        {why.map(({ words, place }: Fact) => (
          <li key={words}>
            <span>{words}</span>
            {place && link(place)}
          </li>
        ))}
      </ul>
      {goes.length > 0 && (
        <>
          <h4 className="mqp-label">It would go if</h4>
          <ul className="mqp-facts mqp-facts--else">
            {goes.map((way) => (
              <li key={way.words}>
                <span>{way.words}</span>
                {go(way, 'Try')}
              </li>
            ))}
          </ul>
        </>
      )}
      <h4 className="mqp-label">Where it came from</h4>
      <p className="mqp-facts">{call === undefined ? <code>config/</code> : <CallLine path={call} />}</p>
      <h4 className="mqp-label">What was set aside</h4>
      {repaired.length === 0 ? (
        <p className="mqp-note">Nothing: it is as it was written.</p>
      ) : (
        <ul className="mqp-facts">
          {repaired.map((problem) => (
            <li key={`${problem.pointer} ${problem.message}`}>
              <span>{problem.message}</span>
              {link(problem)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A call as the browser saw it. */
function CallLine({ path }: { path: string }) {
  const call = lastCallOf(useCalls(), path)
  return (
    <>
      <code>GET {path}</code> {call ? callWords(call) : 'before this page was loaded'}
    </>
  )
}

/** A place in a file of the site: a press leads to it. */
export function PlaceLink({ place, onPress }: { place: Place; onPress: () => void }) {
  return (
    <button type="button" className="mqp-place" onClick={onPress}>
      {shortPlace(place)}
    </button>
  )
}
