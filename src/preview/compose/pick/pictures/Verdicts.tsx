import type { Verdict } from './pictureTarget'

/** The verdicts about a picture, each with its colour. */
export const Verdicts = ({ verdicts }: { verdicts: readonly Verdict[] }) =>
  verdicts.map(({ tone, text }) => (
    <span key={text} className={`mqp-verdict mqp-verdict--${tone}`}>
      {text}
    </span>
  ))
