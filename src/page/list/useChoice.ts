import { useAddressParams } from '../../site/react/useAddressParams'

/**
 * One choice of a list page, kept in the address under `name`; the first is the default and stands in no address.
 * A change leads back to the first page and moves nothing.
 * @param choices what there is to choose from; anything else in the address does not count
 * @param step true: Back takes a change back, as it does with filters. Default: it is no step
 */
export function useChoice<Value extends string>(name: string, choices: readonly Value[], step = false) {
  const [params, change] = useAddressParams()
  const asked = params.get(name)
  const value = choices.find((choice) => choice === asked) ?? (choices[0] as Value)
  const choose = (next: string) =>
    change(
      (params) => {
        if (next === choices[0]) params.delete(name)
        else params.set(name, next)
        params.delete('page')
        params.delete('offset')
        return params
      },
      { replace: !step },
    )
  return [value, choose] as const
}
