import { useMemo } from 'react'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { type PreviewSettings, previewLink, previewSettingsOf } from '../../bar/previewLink'
import { useWorld, type WorldState } from '../../bar/world'
import { consentChoice } from '../../state/consentChoice'
import { CONFIG_FILE, dataIn } from '../draft/siteData'

export interface PreviewState {
  /** Undefined while it loads. */
  world: WorldState | undefined
  /** The address of Compose with another state. */
  linkTo: (change: Partial<PreviewSettings>) => string
  /** Shows the page in the canvas in the state of an address. */
  apply: (href: string) => Promise<void>
}

/**
 * The state in which the canvas shows the page: the visitor, the time, the service. It is the state of the preview in
 * this browser.
 * @param files the documents of the draft
 * @param onChange the canvas must load the page again
 * @param onFail the state could not be changed
 */
export function usePreviewState(files: SiteTexts, onChange: () => void, onFail: () => void): PreviewState {
  const { world, refresh } = useWorld()
  const config = useMemo(() => dataIn(files, CONFIG_FILE), [files])
  return {
    world,
    linkTo: (change) =>
      world
        ? previewLink(location, { ...previewSettingsOf(world, consentChoice(config), Date.now()), ...change })
        : location.href,
    async apply(href) {
      // The server stores the choices of a page address for this browser.
      const answer = await fetch(href, {
        mode: 'same-origin',
        redirect: 'manual',
        headers: { Accept: 'text/html' },
      }).catch(() => undefined)
      if (answer?.type !== 'opaqueredirect' && !answer?.ok) return onFail()
      refresh()
      onChange()
    },
  }
}
