import { useCallback, useEffect, useState } from 'react'
import type { Entry } from './entries'

/** Where the development server has the catalogue. */
export const BASE = '/__marquee/catalogue'

export const entryLink = ({ group, word }: Pick<Entry, 'group' | 'word'>) => `${BASE}/${group}/${word}`

/** How an example is looked at, as the address says it. */
export interface Look {
  state: string
  dir: 'ltr' | 'rtl'
  /** Of the frame, in CSS pixels. */
  width: number
  /** Name of a site; empty: that of the example. */
  site: string
}

export const WIDTHS = [360, 1440]

function lookOf(search: string): Look {
  const query = new URLSearchParams(search)
  const width = Number(query.get('width'))
  return {
    state: query.get('state') ?? 'as it is',
    dir: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    width: WIDTHS.includes(width) ? width : 1440,
    site: query.get('site') ?? '',
  }
}

/** The address of a look; what is as at first is left out. */
export function lookLink(look: Look): string {
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

/** The look of this address, and a way to another: without loading the page anew, so that what was set stays. */
export function useLook(): [Look, (href: string) => void] {
  const [look, setLook] = useState(() => lookOf(location.search))
  useEffect(() => {
    const follow = () => setLook(lookOf(location.search))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const go = useCallback((href: string) => {
    history.pushState(null, '', href)
    setLook(lookOf(location.search))
  }, [])
  return [look, go]
}
