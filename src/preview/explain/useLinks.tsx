import type { ReactNode } from 'react'
import { createConsent } from '../../consent/consent'
import { choicesOf, previewLink } from '../bar/previewLink'
import type { World } from '../bar/world'
import { leadTo, type Named, usePlaces } from '../places/places'
import { PlaceLink } from './ExplainCard'
import type { Way } from './ways'

interface Settings {
  world: World
  say: (words: string) => void
  /** Shows a place in the editor of the bar. */
  onEdit: (file: string, line: number | undefined) => void
}

/** Leads to the lines of some places, and to other states of the preview. */
export function useLinks(named: readonly Named[], { world, say, onEdit }: Settings) {
  const placeOf = usePlaces(named, world.folder)
  return {
    link: (one: Named): ReactNode => (
      <PlaceLink place={placeOf(one)} onPress={() => leadTo(one, world.folder, say, onEdit)} />
    ),
    /** @param words of the link, where they are not those of the state */
    go: (way: Way, words = way.words): ReactNode => (
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
