import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'

/** What was written last, from an address that is still shown. */
const written = new WeakMap<object, URLSearchParams>()

/**
 * The parameters of the address, for whoever changes them.
 *
 * Problem: the router's own change starts from the parameters of the last render, so that of two quick choices the first
 * is lost on a slow device. Solution: a change starts from what any control of the page wrote last.
 * @returns the parameters as they are shown, and a function that changes them
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams()
  // The same object for all who are rendered at it, another one after each navigation.
  const location = useLocation()
  const change = (next: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
    const after = next(new URLSearchParams(written.get(location) ?? params))
    written.set(location, after)
    setParams(after, { preventScrollReset: true, ...options })
  }
  return [params, change] as const
}
