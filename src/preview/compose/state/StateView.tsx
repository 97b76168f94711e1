import { type MouseEvent, useMemo } from 'react'
import { closestTo } from '../../../lib/browser/closestTo'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { previewSettingsOf, resetLink } from '../../bar/previewLink'
import { type Moment, momentsInConfig, momentsInList } from '../../state/ClockChoice'
import { consentChoice } from '../../state/consentChoice'
import { StateChoices } from '../../state/StateChoices'
import { useNow } from '../../state/useNow'
import { CONFIG_FILE, dataIn } from '../draft/siteData'
import type { PreviewState } from './usePreviewState'

/** The time is shown in minutes. */
const UPDATE_INTERVAL_MS = 10_000

interface Props {
  preview: PreviewState
  files: SiteTexts
}

/** The choices of the preview's panel State, for the page in the canvas. */
export function StateView({ preview: { world, linkTo, apply }, files }: Props) {
  const now = useNow(UPDATE_INTERVAL_MS)
  const config = useMemo(() => dataIn(files, CONFIG_FILE), [files])
  const moments = useMemo(() => siteMoments(files), [files])
  if (!world) return <p className="mqp-note">Loading the preview state …</p>
  const consent = consentChoice(config)
  const onClick = (event: MouseEvent) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[href]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    // Another site is another draft.
    const site = new URL(link.href).searchParams.get('preview.site')
    if (site !== null && site !== world.site) return
    event.preventDefault()
    apply(link.href)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only observes presses of the links inside
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div className="mqp-choices" onClick={onClick}>
      <StateChoices
        world={world}
        choices={previewSettingsOf(world, consent, now)}
        consent={consent}
        now={now}
        config={config}
        moments={moments}
        linkTo={linkTo}
      />
      <p className="mqp-actions">
        <a className="mqp-chip" data-choice="reset" href={resetLink(location)}>
          Reset all
        </a>
      </p>
    </div>
  )
}

/** The dates in all documents at which the site changes. */
const siteMoments = (files: SiteTexts): Moment[] => [
  ...momentsInConfig(files.get(CONFIG_FILE) ?? ''),
  ...[...files].flatMap(([path, text]) => (path.startsWith('modules/') ? momentsInList(text) : [])),
]
