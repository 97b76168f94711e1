import { EmptyShelf } from '../../page/EmptyShelf'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'

/**
 * The spec's words for a list without titles.
 * @param onReset takes the filters off; undefined: none are set
 */
export function NoTitles({ onReset }: { onReset?: () => void }) {
  const t = useText()
  return (
    <EmptyShelf text={t('noTitles')}>
      {onReset && (
        <Button kind="line" onClick={onReset}>
          {t('resetFilters')}
        </Button>
      )}
    </EmptyShelf>
  )
}
