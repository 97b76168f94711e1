import { useCallback, useEffect, useState } from 'react'
import type { Entry } from './entries'

/** Path of the catalogue on the development server. */
export const BASE = '/__marquee/catalogue'

export const entryLink = ({ group, word }: Pick<Entry, 'group' | 'word'>) => `${BASE}/${group}/${word}`

/** Display options of an example, stored in the address. */
export interface ViewOptions {
  state: string
  dir: 'ltr' | 'rtl'
  /** Width of the frame in CSS pixels. */
  width: number
  /** Name of a site; empty: the example's own. */
  site: string
}

export const WIDTHS = [360, 1440]

function readViewOptions(search: string): ViewOptions {
  const query = new URLSearchParams(search)
  const width = Number(query.get('width'))
  return {
    state: query.get('state') ?? 'as it is',
    dir: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    width: WIDTHS.includes(width) ? width : 1440,
    site: query.get('site') ?? '',
  }
}

/** The address with these options, without defaults. */
export function viewLink(look: ViewOptions): string {
  const { state, dir, width, site } = look
  const query = new URLSearchParams({
    ...(state === 'as it is' ? {} : { state }),
    ...(dir === 'rtl' ? { dir } : {}),
    ...(width === 1440 ? {} : { width: String(width) }),
    ...(site ? { site } : {}),
  })
  const text = query.toString().replaceAll('+', '%20')
  return text ? `?${text}` : location.pathname
}

/** The options in the address, and a function that changes them without reloading the page, so that edits are kept. */
export function useViewOptions(): [ViewOptions, (href: string) => void] {
  const [look, setLook] = useState(() => readViewOptions(location.search))
  useEffect(() => {
    const follow = () => setLook(readViewOptions(location.search))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const go = useCallback((href: string) => {
    history.pushState(null, '', href)
    setLook(readViewOptions(location.search))
  }, [])
  return [look, go]
}
