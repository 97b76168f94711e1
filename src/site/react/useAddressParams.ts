import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'

/** The last parameters set at the current location */
const paramsByLocation = new WeakMap<object, URLSearchParams>()

/**
 * Reads and sets query parameters. The router's setter starts from the last render, so that the first of two quick changes
 * would be lost on a slow device; this one starts from the last change of any control.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams()
  // One object per location, shared by all its readers
  const location = useLocation()
  const change = (next: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
    const after = next(new URLSearchParams(paramsByLocation.get(location) ?? params))
    paramsByLocation.set(location, after)
    setParams(after, { preventScrollReset: true, ...options })
  }
  return [params, change] as const
}
