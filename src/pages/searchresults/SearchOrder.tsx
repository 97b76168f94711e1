import { useAddressParams } from '../../site/react/useAddressParams'
import { useText } from '../../text/TextContext'
import { type Choice, Select } from '../../ui/form/Select'
import { queryStringWithChanges, type SearchRequest } from './searchRequest'

export function SearchOrder({ request }: { request: SearchRequest }) {
  const t = useText()
  const [, changeParams] = useAddressParams()
  const change = (changes: Record<string, string | undefined>) =>
    changeParams((params) => new URLSearchParams(queryStringWithChanges(params, changes)), { replace: true })
  const chosen = choiceOf(request)
  const orders: Choice[] = SORT_CHOICES.map(({ value, label }) => ({ value, label: t(label) }))
  const sortBy = (value: string) => {
    const choice = SORT_CHOICES.find((each) => each.value === value)
    const first = choice === SORT_CHOICES[0]
    if (choice) change(first ? { sort: undefined, order: undefined } : { sort: choice.sort, order: choice.order })
  }
  return (
    <div className="mq-search__order">
      <Select
        label={t('type')}
        value={request.type.includes(',') ? '' : request.type}
        choices={[
          { value: '', label: t('any') },
          { value: 'feature', label: t('movie') },
          { value: 'series', label: t('television') },
        ]}
        onChange={(type) => change({ type })}
      />
      <Select
        label={t('sort')}
        value={chosen?.value ?? 'other'}
        choices={chosen ? orders : [...orders, { value: 'other', label: t('sortOther') }]}
        onChange={sortBy}
      />
    </div>
  )
}

const SORT_CHOICES = [
  { value: '', sort: 'name', order: 'ASC', label: 'sortAZ' },
  { value: 'za', sort: 'name', order: 'DESC', label: 'sortZA' },
  { value: 'newest', sort: 'release_year', order: 'DESC', label: 'sortRecent' },
] as const

/** Undefined for an order that only an address can request. */
const choiceOf = ({ sort, order }: SearchRequest) =>
  SORT_CHOICES.find((choice) => choice.sort === sort && choice.order === order)
