import { ComboboxItem, ComboboxList, type ComboboxStore } from '@ariakit/react/combobox'
import { useIsUnavailable } from '../../catalogue/access/useTitleAccess'
import type { TitleCard } from '../../generated/types'
import { isPlainClick } from '../../lib/url/isPlainClick'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'
import { searchAddress, trimSearchTerms } from '../searchTerms'
import { Hint } from './Hint'

interface Props {
  store: ComboboxStore
  /** Path of the search page */
  path: string
  /** Text of the field */
  text: string
  titles: readonly TitleCard[]
  /** Search terms of the titles */
  terms: string
  onLeave: () => void
  onAll: () => void
}

/** The titles found, and a link to all results. */
export function HintList({ store, path, text, titles, terms, onLeave, onAll }: Props) {
  const t = useText()
  const isUnavailable = useIsUnavailable()
  return (
    <ComboboxList store={store} alwaysVisible aria-label={t('search')}>
      {titles.map((title) => (
        <Hint key={title.slug} title={title} terms={terms} isUnavailable={isUnavailable(title)} onPress={onLeave} />
      ))}
      <ComboboxItem
        className="mq-search-box__all"
        focusOnHover
        render={<SmartLink href={searchAddress(path, text)} />}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onAll()
        }}
      >
        <span>{t('allResults', { words: trimSearchTerms(text) })}</span>
        <Icon name="next" />
      </ComboboxItem>
    </ComboboxList>
  )
}
