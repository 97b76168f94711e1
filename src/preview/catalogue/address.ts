import { useCallback, useEffect, useState } from 'react'
import type { Entry } from './entries'

/** Path of the catalogue on the development server. */
export const CATALOGUE_PATH = '/__marquee/catalogue'

export const entryLink = ({ group, name }: Pick<Entry, 'group' | 'name'>) => `${CATALOGUE_PATH}/${group}/${name}`

/** Display options of an example, stored in the address. */
export interface ViewOptions {
  state: string
  dir: 'ltr' | 'rtl'
  /** Width of the frame in CSS pixels. */
  width: number
  /** Name of a site; empty: the example's own. */
  site: string
}

export const FRAME_WIDTHS_PX = [360, 1440]

function readViewOptions(search: string): ViewOptions {
  const query = new URLSearchParams(search)
  const width = Number(query.get('width'))
  return {
    state: query.get('state') ?? 'default',
    dir: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    width: FRAME_WIDTHS_PX.includes(width) ? width : 1440,
    site: query.get('site') ?? '',
  }
}

/** The address with these options, without defaults. */
export function viewOptionsLink(viewOptions: ViewOptions): string {
  const { state, dir, width, site } = viewOptions
  const query = new URLSearchParams({
    ...(state === 'default' ? {} : { state }),
    ...(dir === 'rtl' ? { dir } : {}),
    ...(width === 1440 ? {} : { width: String(width) }),
    ...(site ? { site } : {}),
  })
  const text = query.toString().replaceAll('+', '%20')
  return text ? `?${text}` : location.pathname
}

/** The options in the address, and a function that changes them without reloading the page, so that edits are kept. */
export function useViewOptions(): [ViewOptions, (href: string) => void] {
  const [viewOptions, setViewOptions] = useState(() => readViewOptions(location.search))
  useEffect(() => {
    const onPopState = () => setViewOptions(readViewOptions(location.search))
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])
  const navigate = useCallback((href: string) => {
    history.pushState(null, '', href)
    setViewOptions(readViewOptions(location.search))
  }, [])
  return [viewOptions, navigate]
}
