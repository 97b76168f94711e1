import type { CatalogueTitle } from './catalogueTitles'
import { TitleDialog } from './TitleDialog'

interface Props {
  heading?: string
  subjectName?: string
  /** Slug of the title that is chosen now. */
  slug?: string
  onChoose: (title: CatalogueTitle) => void
  onClose: () => void
  /** The first text of the search field. */
  search?: string
}

/** Chooses one title. */
export const ChooseTitle = ({ heading = 'Choose a title', subjectName, slug, onChoose, onClose, search }: Props) => (
  <TitleDialog
    heading={heading}
    subjectName={subjectName}
    search={search}
    places={new Map(slug ? [[slug, 1]] : [])}
    isMultiple={false}
    message=""
    onClose={onClose}
    onPress={onChoose}
  />
)
