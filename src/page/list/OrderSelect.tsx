import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Select } from '../../ui/form/Select'

interface Props<Order extends string> {
  value: Order
  /** Orders and their labels. The first is the default; the select highlights only the others. */
  orders: readonly (readonly [Order, TextKey])[]
  onChange: (order: Order) => void
}

/** Select for the order of a list. */
export function OrderSelect<Order extends string>({ value, orders, onChange }: Props<Order>) {
  const t = useText()
  const first = orders[0]?.[0]
  return (
    <Select
      label={t('sort')}
      value={value === first ? '' : value}
      choices={orders.map(([order, text]) => ({ value: order === first ? '' : order, label: t(text) }))}
      onChange={(next) => {
        const [chosen] = orders.find(([order]) => order === next) ?? orders[0] ?? []
        if (chosen) onChange(chosen)
      }}
    />
  )
}
