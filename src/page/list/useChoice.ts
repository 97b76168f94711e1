import { useSearchParams } from 'react-router-dom'

/**
 * One choice of a list page, kept in the address under `name`; the first is the default and stands in no address.
 * A change leads back to the first page and moves nothing.
 * @param choices what there is to choose from; anything else in the address does not count
 * @param step true: Back takes a change back, as it does with filters. Default: it is no step
 */
export function useChoice<Value extends string>(name: string, choices: readonly Value[], step = false) {
  const [params, setParams] = useSearchParams()
  const asked = params.get(name)
  const value = choices.find((choice) => choice === asked) ?? (choices[0] as Value)
  const choose = (next: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === choices[0]) after.delete(name)
        else after.set(name, next)
        after.delete('page')
        return after
      },
      { preventScrollReset: true, replace: !step },
    )
  return [value, choose] as const
}
