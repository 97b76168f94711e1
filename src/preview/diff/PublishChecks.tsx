import type { ReactNode } from 'react'
import type { Problem } from '../../site/validate/problem'
import type { DocumentPointer } from '../places/sourceLocations'
import type { Diff } from './readDiff'

interface Props {
  diff: Diff
  /** New problems. */
  problems: readonly Problem[]
  /** False while the compared pages have not reported their problems. */
  hasPageProblems: boolean
  link: (named: DocumentPointer) => ReactNode
}

/** What to check before publishing the change. */
export function PublishChecks({
  diff: {
    lines,
    problems: { gone },
    faults,
  },
  problems,
  hasPageProblems,
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
              <ChangeSign of="!" />
              <span>{text}</span>
              {place && link(place)}
            </li>
          ))}
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.pointer} ${problem.message}`}>
            <ChangeSign of="!" />
            <span>{problem.message}</span>
            {link(problem)}
          </li>
        ))}
        {problems.length === 0 && (
          <li>
            <ChangeSign of="ok" />
            <span>
              No new problem in the folder{hasPageProblems && ', nor on this page'}
              {gone > 0 && `, and ${gone} fewer than before`}.
            </span>
          </li>
        )}
        {faults.map((fault) => (
          <li key={fault}>
            <ChangeSign of="~" />
            <span>{fault}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const CHANGE_SIGNS = {
  '+': ['+', 'New', 'good'],
  '-': ['–', 'Removed', 'bad'],
  '~': ['~', 'Changed', 'warn'],
  '>': ['↕', 'Moved', 'mark'],
  '!': ['!', 'Check', 'warn'],
  ok: ['✓', 'OK', 'good'],
} as const

export function ChangeSign({ of }: { of: keyof typeof CHANGE_SIGNS }) {
  const [sign, label, tone] = CHANGE_SIGNS[of]
  return (
    <span className={`mqp-diff__sign mqp-diff__${tone}`} role="img" aria-label={label}>
      {sign}
    </span>
  )
}
