import { useAddressParams } from '../../site/react/useAddressParams'

/**
 * A choice on a list page, kept in the address parameter `name`. The first choice is the default and is not written.
 * A change resets the page number and keeps the scroll position.
 * @param choices valid values; others in the address are ignored
 * @param addsEntry true: a change adds a history entry, so that Back reverts it. Default: it replaces the entry.
 */
export function useAddressChoice<Value extends string>(name: string, choices: readonly Value[], addsEntry = false) {
  const [params, change] = useAddressParams()
  const requested = params.get(name)
  const value = choices.find((choice) => choice === requested) ?? (choices[0] as Value)
  const choose = (next: string) =>
    change(
      (params) => {
        if (next === choices[0]) params.delete(name)
        else params.set(name, next)
        params.delete('page')
        params.delete('offset')
        return params
      },
      { replace: !addsEntry },
    )
  return [value, choose] as const
}
