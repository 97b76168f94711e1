import type { ReactNode } from 'react'
import type { Problem } from '../../site/validate/problem'
import type { Named } from '../places/places'
import type { Diff } from './readDiff'

interface Props {
  diff: Diff
  /** What is wrong now and was not before. */
  problems: readonly Problem[]
  /** false: the pages that are looked at have not said yet what they met. */
  isWhole: boolean
  link: (named: Named) => ReactNode
}

/** What to look at once more before the change is published. */
export function Checks({
  diff: {
    lines,
    problems: { gone },
    faults,
  },
  problems,
  isWhole,
  link,
}: Props) {
  return (
    <section aria-labelledby="mqp-diff-check">
      <h3 className="mqp-diff__group" id="mqp-diff-check">
        Check before you publish
      </h3>
      <ul>
        {lines
          .filter(({ sign }) => sign === '!')
          .map(({ text, place }) => (
            <li key={text}>
              <Sign of="!" />
              <span>{text}</span>
              {place && link(place)}
            </li>
          ))}
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.pointer} ${problem.message}`}>
            <Sign of="!" />
            <span>{problem.message}</span>
            {link(problem)}
          </li>
        ))}
        {problems.length === 0 && (
          <li>
            <Sign of="ok" />
            <span>
              No new problem in the folder{isWhole && ', nor on this page'}
              {gone > 0 && `, and ${gone} fewer than before`}.
            </span>
          </li>
        )}
        {faults.map((fault) => (
          <li key={fault}>
            <Sign of="~" />
            <span>{fault}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const SIGNS = {
  '+': ['+', 'New', 'good'],
  '-': ['–', 'Gone', 'bad'],
  '~': ['~', 'Changed', 'warn'],
  '>': ['↕', 'Moved', 'mark'],
  '!': ['!', 'Look twice', 'warn'],
  ok: ['✓', 'Good', 'good'],
} as const

/** What kind of change it is. */
export function Sign({ of }: { of: keyof typeof SIGNS }) {
  const [sign, words, tone] = SIGNS[of]
  return (
    <span className={`mqp-diff__sign mqp-diff__${tone}`} role="img" aria-label={words}>
      {sign}
    </span>
  )
}
