import type { ReactNode } from 'react'
import { createConsent } from '../../consent/consent'
import { choicesOf, previewLink } from '../bar/previewLink'
import type { WorldState } from '../bar/world'
import { type DocumentPointer, openSource, useSourceLocations } from '../places/sourceLocations'
import { PlaceLink } from './ExplainCard'
import type { PreviewChange } from './previewChanges'

interface Settings {
  world: WorldState
  notify: (message: string) => void
  /** Opens a location in the editor panel. */
  onEdit: (file: string, line: number | undefined) => void
}

/** Links to source locations and to changed preview states. */
export function useLinks(sources: readonly DocumentPointer[], { world, notify, onEdit }: Settings) {
  const locationOf = useSourceLocations(sources, world.folder)
  return {
    link: (source: DocumentPointer): ReactNode => (
      <PlaceLink place={locationOf(source)} onPress={() => openSource(source, world.folder, notify, onEdit)} />
    ),
    /** @param label of the link. Default: the label of the change */
    changeLink: (change: PreviewChange, label = change.label): ReactNode => (
      <a
        className="mqp-chip"
        href={previewLink(location, {
          ...choicesOf(world, createConsent(true).choice(), Date.now()),
          ...change.change,
        })}
        data-choice={`${label} ${change.label}`}
        aria-label={label === change.label ? undefined : `${label}: ${change.label}`}
      >
        {label}
      </a>
    ),
  }
}
