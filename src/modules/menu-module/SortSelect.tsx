import type { ContentMenuAction, ContentMenuState } from '../../catalogue/content-menu/contentMenuState'
import type { SortValue } from '../../catalogue/content-menu/sortTitles'
import type { SortParam } from '../../generated/types'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Select } from '../../ui/form/Select'
import { Icon } from '../../ui/Icon'

interface Props {
  params: readonly SortParam[]
  sort: ContentMenuState['sort']
  act: (action: ContentMenuAction) => void
}

const SORT_LABEL_KEYS: Record<SortValue, TextKey> = {
  alphanumeric: 'sortAZ',
  genre: 'sortGenre',
  release_year: 'sortReleaseYear',
  premiere_date: 'sortPremiere',
  just_added: 'sortJustAdded',
}

/** The sort key, and a button that reverses the order (spec, section 4: asc and desc toggle per key). */
export function SortSelect({ params, sort, act }: Props) {
  const t = useText()
  const labels = new Map(params.map((param) => [param.value, param.label ?? t(SORT_LABEL_KEYS[param.value])]))
  const choices = [{ value: '', label: t('sortDefault') }, ...[...labels].map(([value, label]) => ({ value, label }))]
  const choose = (text: string) => act({ type: 'sort', value: params.find(({ value }) => value === text)?.value })
  return (
    <Select label={t('sort')} value={sort?.value ?? ''} choices={choices} onChange={choose}>
      {sort && (
        <button
          type="button"
          className="mq-content-menu__turn"
          aria-label={t('turnSort', { direction: t(sort.descending ? 'descending' : 'ascending') })}
          onClick={() => act({ type: 'sort', value: sort.value })}
        >
          <Icon path={sort.descending ? DESCENDING_ICON : ASCENDING_ICON} />
        </button>
      )}
    </Select>
  )
}

const ASCENDING_ICON = 'M12 19V5m-6 6 6-6 6 6'
const DESCENDING_ICON = 'M12 5v14m-6-6 6 6 6-6'
