import { SearchCombobox } from '../../search/SearchCombobox'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { Dialog } from '../../ui/overlay/Dialog'
import './liveSearch.scss'

interface Props {
  /** Path of the search page. */
  path: string
  /** Closes the panel. Undefined: the search field is in the bar. */
  onClose?: () => void
}

/** Search with suggestions, in the top bar or in a panel over it. */
export function LiveSearch({ path, onClose }: Props) {
  const t = useText()
  if (!onClose) return <SearchCombobox slot="bar" path={path} />
  return (
    <Dialog name={t('search')} className="mq-search-panel" onClose={onClose}>
      <div className="mq-search-panel__inside">
        <SearchCombobox slot="panel" path={path} onLeave={onClose} />
        <button type="button" className="mq-search-panel__close" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </Dialog>
  )
}
