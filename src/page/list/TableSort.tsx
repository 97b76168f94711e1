import type { ReactNode } from 'react'
import { useAddressParams } from '../../site/react/useAddressParams'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Select } from '../../ui/form/Select'
import { Icon } from '../../ui/Icon'
import { type FirstOrder, pressed, readOrder, type SortOrder } from './sortOrder'
import './tableSort.scss'

type Choose<Column extends string> = (order: FirstOrder<Column>) => void

/** The order of a table, in the address. */
export function useSortOrder<Column extends string>(
  columns: readonly Column[],
  first: FirstOrder<Column>,
): [SortOrder<Column>, Choose<Column>] {
  const [params, change] = useAddressParams()
  const choose: Choose<Column> = ({ sort, descending }) =>
    change(
      (next) => {
        next.set('sort', sort)
        next.set('order', descending ? 'desc' : 'asc')
        return next
      },
      { replace: true },
    )
  return [readOrder(params, columns, first), choose]
}

interface Props<Column extends string> {
  order: SortOrder<Column>
  onChoose: Choose<Column>
}

interface HeadsProps<Column extends string> extends Props<Column> {
  columns: readonly (readonly [name: Column, words: TextKey])[]
  /** Of the columns that nothing sorts by, at the end. */
  children?: ReactNode
}

/** The heads of a table: a press sorts, another one turns it round. */
export function SortHeads<Column extends string>({ columns, order, onChoose, children }: HeadsProps<Column>) {
  const t = useText()
  return (
    <tr className="mq-sort-heads">
      {columns.map(([column, words]) => {
        const isSorted = order.sort === column
        return (
          <th
            key={column}
            scope="col"
            aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : undefined}
          >
            <button type="button" onClick={() => onChoose(pressed(column, order))}>
              {t(words)}
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

interface SelectProps<Column extends string> extends Props<Column> {
  choices: readonly (readonly [value: `${Column} ${'asc' | 'desc'}`, words: TextKey])[]
}

/** The same for phones, whose cards have no heads. */
export function SortSelect<Column extends string>({ order, onChoose, choices }: SelectProps<Column>) {
  const t = useText()
  return (
    <div className="mq-sort-select">
      <Select
        label={t('eventSortBy')}
        value={`${order.sort} ${order.descending ? 'desc' : 'asc'}`}
        choices={choices.map(([value, words]) => ({ value, label: t(words) }))}
        onChange={(value) => {
          const [sort, way] = value.split(' ') as [Column, string]
          onChoose({ sort, descending: way === 'desc' })
        }}
      />
    </div>
  )
}
