import type { SiteTexts } from '../../../tools/edit/editSite'
import { dataIn } from '../draft/siteData'
import type { LetterKeys } from '../keyboard/useLetterKeys'
import type { InsertPlace } from '../modules/moduleActions'
import type { OutlineItem } from '../outline/outlineGroups'
import type { ThumbnailPage } from '../pick/modules/useModuleThumbnails'
import type { ComposeActions } from '../useComposeActions'
import { lazyDialog } from './lazyDialog'

const KeysDialog = lazyDialog(async () => (await import('../keyboard/KeysDialog')).KeysDialog)

const MoveDialog = lazyDialog(async () => (await import('../modules/MoveDialog')).MoveDialog)

const AddModule = lazyDialog(async () => (await import('../pick/modules/AddModule')).AddModule, 'Search module types')

export type ComposeDialog = { kind: 'add'; place: InsertPlace } | { kind: 'move'; item: OutlineItem } | { kind: 'keys' }

interface Props {
  dialog: ComposeDialog | undefined
  files: SiteTexts
  page: ThumbnailPage
  actions: ComposeActions
  letters: LetterKeys
  /** A module was added, and is selected. */
  onAdded: () => void
  onClose: () => void
}

/** The dialog that is open. */
export function ComposeDialogs({ dialog, files, page, actions, letters, onAdded, onClose }: Props) {
  switch (dialog?.kind) {
    case 'add':
      return (
        <AddModule
          place={dialog.place}
          data={dataIn(files, dialog.place.file)}
          page={page}
          onAdd={async (type) => {
            if (await actions.add(type, dialog.place).finally(onClose)) onAdded()
          }}
          onClose={onClose}
        />
      )
    case 'move':
      return (
        <MoveDialog
          item={dialog.item}
          data={dataIn(files, dialog.item.file)}
          onMove={(to) => {
            actions.moveTo(dialog.item, to)
            onClose()
          }}
          onClose={onClose}
        />
      )
    case 'keys':
      return <KeysDialog letters={letters} onClose={onClose} />
    default:
      return null
  }
}
