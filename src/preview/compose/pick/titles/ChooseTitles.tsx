import { useState } from 'react'
import { formatCount } from '../../../bar/world'
import { addTitle, type ChosenCard, initialChoice, titlePlacesOf, toggleTitle } from './choice'
import { TitleDialog } from './TitleDialog'

interface Props {
  /** Name of the module. */
  subjectName: string
  /** The cards of its list. */
  cards: readonly unknown[]
  onUse: (chosen: readonly ChosenCard[]) => void
  onClose: () => void
  /** The first text of the search field. */
  search?: string
}

/** Chooses the titles of a list, in order. Cards that stay keep their fields. */
export function ChooseTitles({ subjectName, cards, onUse, onClose, search }: Props) {
  const [chosen, setChosen] = useState<readonly ChosenCard[]>(() => initialChoice(cards))
  const [message, setMessage] = useState('')
  const places = titlePlacesOf(cards, chosen)
  const change = (next: readonly ChosenCard[], about: (place: number | undefined) => string, slug?: string) => {
    setChosen(next)
    setMessage(about(slug === undefined ? undefined : titlePlacesOf(cards, next).get(slug)))
  }
  return (
    <TitleDialog
      heading="Choose titles"
      subjectName={subjectName}
      search={search}
      places={places}
      isMultiple
      message={message}
      onClose={onClose}
      onPress={({ slug, name }) =>
        change(
          toggleTitle(cards, chosen, slug),
          (place) => (place === undefined ? `${name} removed.` : `${name}, number ${place}.`),
          slug,
        )
      }
      onExtend={(titles) => {
        const next = titles.reduce<readonly ChosenCard[]>((before, { slug }) => addTitle(cards, before, slug), chosen)
        change(next, () => `${formatCount(next.length, 'title')} chosen.`)
      }}
      onClear={() => change([], () => 'No title chosen.')}
      canClear={chosen.length > 0}
      useLabel={`Use ${formatCount(chosen.length, 'title')}`}
      onUse={() => onUse(chosen)}
    />
  )
}
