import type { ReactNode } from 'react'
import type { WorldState } from '../bar/world'
import { type DocumentPointer, openSource, useSourceLocations } from '../places/sourceLocations'
import { PlaceLink } from './ExplainCard'

interface Settings {
  world: WorldState
  notify: (message: string) => void
  /** Opens a location in the editor panel. */
  onEdit: (file: string, line: number | undefined) => void
}

/** Links to source locations. */
export function useLinks(sources: readonly DocumentPointer[], { world, notify, onEdit }: Settings) {
  const locationOf = useSourceLocations(sources, world.folder)
  return {
    link: (source: DocumentPointer): ReactNode => (
      <PlaceLink place={locationOf(source)} onPress={() => openSource(source, world.folder, notify, onEdit)} />
    ),
  }
}
