import type { ReactNode } from 'react'
import { createConsent } from '../../consent/consent'
import { choicesOf, previewLink } from '../bar/previewLink'
import type { World } from '../bar/world'
import { type DocumentPointer, openSource, useSourceLocations } from '../places/sourceLocations'
import { PlaceLink } from './ExplainCard'
import type { PreviewChange } from './previewChanges'

interface Settings {
  world: World
  notify: (words: string) => void
  /** Opens a location in the editor panel. */
  onEdit: (file: string, line: number | undefined) => void
}

/** Links to source locations and to changed preview states. */
export function useLinks(named: readonly DocumentPointer[], { world, notify, onEdit }: Settings) {
  const placeOf = useSourceLocations(named, world.folder)
  return {
    link: (one: DocumentPointer): ReactNode => (
      <PlaceLink place={placeOf(one)} onPress={() => openSource(one, world.folder, notify, onEdit)} />
    ),
    /** @param words label of the link. Default: that of the change */
    go: (way: PreviewChange, words = way.words): ReactNode => (
      <a
        className="mqp-chip"
        href={previewLink(location, { ...choicesOf(world, createConsent(true).choice(), Date.now()), ...way.change })}
        data-choice={`${words} ${way.words}`}
        aria-label={words === way.words ? undefined : `${words}: ${way.words}`}
      >
        {words}
      </a>
    ),
  }
}
