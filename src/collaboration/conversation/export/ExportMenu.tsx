import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import type { Conversation } from '../conversations'
import { conversationsToCsv, conversationsToText, safeFileName, saveFile } from './conversationExport'

interface Props {
  /** The filtered conversations. */
  conversations: readonly Conversation[]
  /** Name of the content. */
  name: string
}

/** Downloads the filtered conversations as a file. */
export function ExportMenu({ conversations, name }: Props) {
  const t = useText()
  return (
    <MenuButton
      className="mq-talk__export"
      label={
        <>
          {t('conversationExport')}
          <Icon name="down" />
        </>
      }
    >
      <button
        type="button"
        onClick={() => saveFile(conversationsToCsv(conversations, t), 'text/csv', safeFileName(name, 'csv'))}
      >
        {t('exportCsv')}
      </button>
      <button
        type="button"
        onClick={() => saveFile(conversationsToText(conversations, name, t), 'text/plain', safeFileName(name, 'txt'))}
      >
        {t('exportText')}
      </button>
    </MenuButton>
  )
}
