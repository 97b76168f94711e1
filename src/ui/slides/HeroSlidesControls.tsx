import { useText } from '../../text/TextContext'
import { Icon } from '../Icon'
import './heroSlidesControls.scss'

interface Props {
  count: number
  selected: number
  /** dashes: with progress and "1 / 5". dots: small, without either. */
  look: 'dashes' | 'dots'
  /** Undefined: no pause button. */
  pause?: { paused: boolean; toggle: () => void }
  /** true: the timer of the selected slide is running. */
  running: boolean
  onPick: (index: number) => void
  /** A step by the arrow buttons, which replace the dashes if there are too many slides. */
  onStep: (by: 1 | -1) => void
}

const MAX_DASHES = 8

/** The dashes are one tab stop. */
export function HeroSlidesControls({ count, selected, look, pause, running, onPick, onStep }: Props) {
  const t = useText()
  return (
    <div className={`mq-dashes mq-dashes--${look}`} data-running={running || undefined}>
      {pause && (
        <button
          type="button"
          className="mq-dashes__tool"
          aria-label={t(pause.paused ? 'playSlides' : 'pauseSlides')}
          onClick={pause.toggle}
        >
          <Icon name={pause.paused ? 'play' : 'pause'} />
        </button>
      )}
      {count > MAX_DASHES ? (
        ([-1, 1] as const).map((by) => (
          <button
            key={by}
            type="button"
            className="mq-dashes__tool mq-dashes__tool--step"
            aria-label={t(by < 0 ? 'previous' : 'next')}
            onClick={() => onStep(by)}
          >
            <Icon name={by < 0 ? 'previous' : 'next'} />
          </button>
        ))
      ) : count > 1 ? (
        <div className="mq-dashes__list" data-dashes>
          {Array.from({ length: count }, (_, i) => (
            <button
              key={i}
              type="button"
              className="mq-dashes__dash"
              aria-label={t('slideOf', { number: i + 1, count })}
              aria-current={i === selected || undefined}
              tabIndex={i === selected ? undefined : -1}
              onClick={() => onPick(i)}
            >
              <i />
            </button>
          ))}
        </div>
      ) : null}
      {count > 1 && (look === 'dashes' || count > MAX_DASHES) && (
        <small aria-hidden="true" dir="ltr">
          {selected + 1} / {count}
        </small>
      )}
    </div>
  )
}
