import { useState } from 'react'
import { titleAddress } from '../../../../catalogue/title/titleLink'
import { lazyDialog } from '../../dialogs/lazyDialog'
import { ToolButton } from '../../header/ToolButton'

const ChooseTitle = lazyDialog(async () => (await import('./ChooseTitle')).ChooseTitle, 'Search titles')

/** Opens the page of a title in the canvas: its address has a parameter, so that no list of pages has it. */
export function OpenTitlePage({ onPage }: { onPage: (path: string) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ToolButton icon="title" name="Open the page of a title" onPress={() => setIsOpen(true)} />
      {isOpen && (
        <ChooseTitle
          heading="Open the page of a title"
          onChoose={({ slug }) => onPage(titleAddress(slug))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
