import type { ReactNode } from 'react'
import { useAddressParams } from '../../site/react/useAddressParams'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Select } from '../../ui/form/Select'
import { Icon } from '../../ui/Icon'
import { type ColumnOrder, nextSortOrder, readSortOrder, type SortOrder } from './sortOrder'
import './tableSort.scss'

type OnChoose<Column extends string> = (order: ColumnOrder<Column>) => void

/** The order of a table, kept in the address. */
export function useSortOrder<Column extends string>(
  columns: readonly Column[],
  defaultOrder: ColumnOrder<Column>,
): [SortOrder<Column>, OnChoose<Column>] {
  const [params, change] = useAddressParams()
  const choose: OnChoose<Column> = ({ sort, descending }) =>
    change(
      (next) => {
        next.set('sort', sort)
        next.set('order', descending ? 'desc' : 'asc')
        return next
      },
      { replace: true },
    )
  return [readSortOrder(params, columns, defaultOrder), choose]
}

interface Props<Column extends string> {
  order: SortOrder<Column>
  onChoose: OnChoose<Column>
}

interface SortHeadersProps<Column extends string> extends Props<Column> {
  columns: readonly (readonly [name: Column, label: TextKey])[]
  /** Columns that cannot be sorted, at the end. */
  children?: ReactNode
}

/** Column headers: a press sorts, another one reverses the order. */
export function SortHeaders<Column extends string>({ columns, order, onChoose, children }: SortHeadersProps<Column>) {
  const t = useText()
  return (
    <tr className="mq-sort-heads">
      {columns.map(([column, label]) => {
        const isSorted = order.sort === column
        return (
          <th
            key={column}
            scope="col"
            aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : undefined}
          >
            <button type="button" onClick={() => onChoose(nextSortOrder(column, order))}>
              {t(label)}
              {isSorted && (
                <span className={order.descending ? 'mq-sort-heads__way' : 'mq-sort-heads__way mq-sort-heads__way--up'}>
                  <Icon name="down" />
                </span>
              )}
            </button>
          </th>
        )
      })}
      {children}
    </tr>
  )
}

type SortChoice<Column extends string> = readonly [sort: Column, direction: 'asc' | 'desc', label: TextKey]

interface SelectProps<Column extends string> extends Props<Column> {
  choices: readonly SortChoice<Column>[]
}

const choiceValue = ([sort, direction]: SortChoice<string>) => `${sort} ${direction}`

/** Select for the order of a table on phones, whose cards have no headers. */
export function SortSelect<Column extends string>({ order, onChoose, choices }: SelectProps<Column>) {
  const t = useText()
  return (
    <div className="mq-sort-select">
      <Select
        label={t('eventSortBy')}
        value={`${order.sort} ${order.descending ? 'desc' : 'asc'}`}
        choices={choices.map((choice) => ({ value: choiceValue(choice), label: t(choice[2]) }))}
        onChange={(value) => {
          const [sort, direction] = choices.find((choice) => choiceValue(choice) === value) ?? []
          if (sort) onChoose({ sort, descending: direction === 'desc' })
        }}
      />
    </div>
  )
}
