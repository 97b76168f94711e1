import { ComposeIcon } from '../header/ComposeIcon'
import type { PreviewState } from './usePreviewState'

interface Props {
  preview: PreviewState
  /** Shows all choices. */
  onMore: () => void
}

/** The visitor and the time for which the canvas shows the page. */
export function PreviewChoices({ preview: { world, linkTo, apply }, onMore }: Props) {
  if (!world) return null
  const { viewer, clock, choices } = world
  return (
    <div className="mqp-header__state">
      <label>
        <span className="mqp-compose__hidden">Visitor</span>
        <select className="mqp-field" value={viewer} onChange={({ target }) => apply(linkTo({ viewer: target.value }))}>
          {choices.viewers.map((each) => (
            <option key={each} value={each}>
              {each.replace('-', ' ')}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="mqp-chip" title="Time and other preview settings" onClick={onMore}>
        <ComposeIcon name="calendar" />
        <time dateTime={clock.now}>{TIME_FORMAT.format(new Date(clock.now))}</time>
      </button>
    </div>
  )
}

const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
