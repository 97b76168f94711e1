import type { ReactNode } from 'react'
import type { LinePlace } from '../../tools/diff/comparison'
import type { ChangedPage, MarkedModule } from './changedPages'
import { ChangeSign } from './PublishChecks'

interface Props {
  page: ChangedPage
  link: (place: LinePlace) => ReactNode
  /** Scrolls both pages to a module. */
  onShow: (module: MarkedModule) => void
}

export function PageChanges({ page: { path, rows }, link, onShow }: Props) {
  return (
    <section aria-labelledby="mqp-diff-of">
      <h3 className="mqp-diff__group" id="mqp-diff-of">
        {path || 'Every page'} <span>{rows.length}</span>
      </h3>
      {rows.length === 0 && <p className="mqp-note">The redirect of this address has changed.</p>}
      <ul>
        {rows.map(({ sign, text, module, place }) => (
          <li key={sign + text}>
            <ChangeSign of={sign} />
            {module ? (
              <button type="button" onClick={() => onShow({ ...module })}>
                {text}
              </button>
            ) : (
              <span>{text}</span>
            )}
            {place && link(place)}
          </li>
        ))}
      </ul>
    </section>
  )
}
