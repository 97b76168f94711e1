import type { Ref } from 'react'
import { closestTo } from '../../lib/browser/closestTo'
import type { Problem } from '../../site/validate/problem'
import { loadBarPanel } from './loadBarPanel'
import type { PanelName } from './panels'
import { formatCount } from './world'

interface Props {
  ref: Ref<HTMLButtonElement>
  site: string
  /** Settings that differ from the defaults. */
  changes: readonly string[]
  problems: readonly Problem[]
  open: boolean
  /** @param panelName the panel to open; undefined: the last one */
  onPress: (panelName?: PanelName) => void
}

/** The button that opens the bar, with a summary of the preview state. A click on the number of problems opens the problems. */
export function OpenBarButton({ ref, site, changes, problems, open, onPress }: Props) {
  const hasErrors = problems.some(({ severity }) => severity === 'error')
  const worst = hasErrors ? 'error' : problems.length > 0 ? 'warning' : 'none'
  return (
    <button
      ref={ref}
      type="button"
      className={`mqp-pill mqp-pill--${worst}`}
      aria-expanded={open}
      aria-controls={open ? 'mqp-panel' : undefined}
      onPointerEnter={loadBarPanel}
      onFocus={loadBarPanel}
      onClick={(event) => onPress(closestTo(event, '.mqp-pill__count') ? 'problems' : undefined)}
    >
      <span className="mqp-pill__name">Preview</span>
      <span>{site}</span>
      {changes.map((change) => (
        <span key={change} className="mqp-pill__change">
          {change}
        </span>
      ))}
      <span className="mqp-pill__count">{formatCount(problems.length, 'problem')}</span>
    </button>
  )
}
