import { useText } from '../../text/TextContext'
import { Icon } from '../Icon'
import './heroSlidesControls.scss'

interface Props {
  count: number
  selected: number
  /** dashes: with progress and "1 / 5". dots: small, nothing else. */
  look: 'dashes' | 'dots'
  /** The pause button; without it there is none. */
  pause?: { paused: boolean; toggle: () => void }
  /** true: the time of the selected slide runs. */
  running: boolean
  onPick: (index: number) => void
  /** A step by the arrow buttons: they stand in for the dashes where there are too many slides. */
  onStep: (by: 1 | -1) => void
}

/** More slides than this have no dash each. */
const DASHES = 8

/** Pause, a dash for each slide, and which one is shown. The dashes are one tab stop. */
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
      {count > DASHES ? (
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
      {count > 1 && (look === 'dashes' || count > DASHES) && (
        <small aria-hidden="true" dir="ltr">
          {selected + 1} / {count}
        </small>
      )}
    </div>
  )
}
