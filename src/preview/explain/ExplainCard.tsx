import { type DocumentPointer, type SourceLocation, shortLocation } from '../places/sourceLocations'
import type { Explained, Fact } from './explanation'
import type { PreviewChange } from './previewChanges'
import './explain.scss'

interface CardProps {
  explained: Explained
  link: (named: DocumentPointer) => React.ReactNode
  /** A link to a changed preview state. */
  changeLink: (change: PreviewChange, label: string) => React.ReactNode
  /** The request that delivered the element; undefined: that of the config. */
  request: React.ReactNode | undefined
}

/** Type and source of an element, why it is shown, and the request that delivered it. */
export function ExplainCard({
  explained: { kind, name, type, place, why, hiddenBy = [], problems },
  link,
  changeLink,
  request,
}: CardProps) {
  return (
    <section className="mqp-card" aria-labelledby="mqp-explained">
      <h3 className="mqp-heading" id="mqp-explained">
        {name}
      </h3>
      <p className="mqp-line" role="status">
        <span>{kind}</span> <code>{type}</code> {link(place)}
      </p>
      <h4 className="mqp-label">Why it is shown</h4>
      <ul className="mqp-facts mqp-facts--held">
        {why.map(({ text, place }: Fact) => (
          <li key={text}>
            <span>{text}</span>
            {place && link(place)}
          </li>
        ))}
      </ul>
      {hiddenBy.length > 0 && (
        <>
          <h4 className="mqp-label">It would be hidden if</h4>
          <ul className="mqp-facts mqp-facts--else">
            {hiddenBy.map((change) => (
              <li key={change.label}>
                <span>{change.label}</span>
                {changeLink(change, 'Try')}
              </li>
            ))}
          </ul>
        </>
      )}
      <h4 className="mqp-label">Request</h4>
      <p className="mqp-facts">{request ?? <code>config/</code>}</p>
      <h4 className="mqp-label">Ignored parts</h4>
      {problems.length === 0 ? (
        <p className="mqp-note">None: everything was used as written.</p>
      ) : (
        <ul className="mqp-facts">
          {problems.map((problem) => (
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

/** A source location; a click opens it. */
export function PlaceLink({ place, onPress }: { place: SourceLocation; onPress: () => void }) {
  return (
    <button type="button" className="mqp-place" onClick={onPress}>
      {shortLocation(place)}
    </button>
  )
}
