import { useRef } from 'react'
import { formatRatio, type MeasuredPair } from '../../../../site/brand/contrast'
import { parseCssColour } from '../../../../tools/css/parseCssColour'
import { appliedValue, type Brand } from './brand'
import { type BrandContrast, failingBackground, nameOfPair } from './brandContrast'
import { tokenDescription } from './brandTokens'
import { formatHex } from './nearestColour'
import type { TokenActions } from './useTokenActions'

interface Props {
  brand: Brand
  contrast: BrandContrast
  actions: TokenActions
}

/** The contrast of all pairs of colours. A colour with too little contrast has a button that repairs it. */
export function ContrastList({ brand, contrast, actions }: Props) {
  const { pairs, repairs } = contrast
  const heading = useRef<HTMLHeadingElement>(null)
  const passing = pairs.filter(({ passes }) => passes).length
  const failing = pairs.filter(({ passes }) => !passes)
  const fronts = [...new Set(failing.map(({ front }) => front))]
  return (
    <section className="mqp-brand__contrast" aria-label="Contrast of all pairs">
      <header className="mqp-brand__head">
        <h3 ref={heading} tabIndex={-1} className="mqp-form__heading">
          Contrast of all pairs
        </h3>
        <span className="mqp-note">
          {passing} of {pairs.length} pass
        </span>
      </header>
      {fronts.map((front) => (
        <div key={front} className="mqp-brand__repair">
          <p>{explainContrast(failing.filter((pair) => pair.front === front))}</p>
          <RepairButton
            front={front}
            changeFirst={failingBackground(pairs, front)}
            value={repairs.get(front)}
            onRepair={(value) => {
              actions.set(front, value)
              // The button is removed.
              heading.current?.focus()
            }}
          />
        </div>
      ))}
      <ul className="mqp-brand__pairs">
        {pairs.map((pair) => (
          <li key={`${pair.front} ${pair.back}`}>
            <span
              className="mqp-brand__sample"
              aria-hidden="true"
              style={{
                color: cssColour(appliedValue(brand, pair.front)),
                background: pair.backColour && formatHex(pair.backColour),
              }}
            >
              Aa
            </span>
            <span className="mqp-brand__pair">{nameOfPair(pair)}</span>
            <span className={pair.passes ? 'mqp-token__ratio' : 'mqp-token__ratio mqp-token__ratio--low'}>
              {pair.ratio === undefined ? 'not a colour' : `${formatRatio(pair.ratio)} : 1`}
              <span className="mqp-compose__hidden">{pair.passes ? ', passes' : ', too low'}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The shade under text on images is three numbers. */
function cssColour(value: string): string {
  const colour = parseCssColour(value)
  return colour ? formatHex(colour) : value
}

function RepairButton({
  front,
  changeFirst,
  value,
  onRepair,
}: {
  front: string
  /** A background with too little contrast itself. */
  changeFirst: string | undefined
  value: string | undefined
  onRepair: (value: string) => void
}) {
  if (changeFirst) return <p className="mqp-note">First change “{tokenDescription(changeFirst)}”.</p>
  if (value === undefined)
    return (
      <p className="mqp-note">
        No shade of this colour has enough contrast on all of its backgrounds. Change a background.
      </p>
    )
  return (
    <button type="button" className="mqp-chip" onClick={() => onRepair(value)}>
      <span className="mqp-colour-picker__was" style={{ background: cssColour(value) }} />
      Use {value}, the nearest that passes
      <span className="mqp-compose__hidden"> for {tokenDescription(front)}</span>
    </button>
  )
}

const REASON = ', because the colours of images can be lighter than the shade'

/** "Small print has 3.51 : 1 with “Background of the page”. At least 4.5 : 1 is needed." */
function explainContrast(pairs: readonly MeasuredPair[]): string {
  const [first] = pairs
  if (!first) return ''
  const ratios = pairs.map(({ ratio = 0, back }) => `${formatRatio(ratio)} : 1 with “${tokenDescription(back)}”`)
  const reason = pairs.some(({ front, back }) => [front, back].includes('--mq-scrim')) ? REASON : ''
  return `${tokenDescription(first.front)} has ${ratios.join(' and ')}. At least ${first.minimum} : 1 is needed${reason}.`
}
