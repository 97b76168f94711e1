import { Combobox, type ComboboxStore } from '@ariakit/react/combobox'
import type { KeyboardEventHandler, RefObject } from 'react'
import { useText } from '../text/TextContext'
import { Icon } from '../ui/Icon'
import type { SearchSlot } from './plainField'
import { MAX_SEARCH_LENGTH, toHintTerms } from './searchTerms'

interface Props {
  slot: SearchSlot
  input: RefObject<HTMLInputElement | null>
  store: ComboboxStore
  text: string
  onOpen: () => void
  onClear: () => void
  onKeyDown: KeyboardEventHandler<HTMLInputElement>
}

/** The field with its buttons. */
export function SearchRow({ slot, input, store, text, onOpen, onClear, onKeyDown }: Props) {
  const t = useText()
  return (
    <div className={slot === 'bar' ? 'mq-find' : 'mq-search-box__row'}>
      <Icon name="search" />
      <Combobox
        ref={input}
        store={store}
        type="search"
        name="search"
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        autoComplete="list"
        showOnKeyPress={toHintTerms(text) !== undefined}
        onChange={onOpen}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <button type="button" className="mq-search-box__clear" aria-label={t('clearSearch')} onClick={onClear}>
          <Icon name="close" />
        </button>
      )}
      {slot === 'page' && (
        <button type="submit" className="mq-search-box__go">
          {t('search')}
        </button>
      )}
    </div>
  )
}
