import { useEffect, useState } from 'react'
import { errorMessage } from '../../../../lib/errorMessage'
import type { CanvasApi } from '../../canvas/api/canvasApi'
import type { TitleViewCounts } from '../../canvas/api/titleViews'
import { type NewTitle, readNewestTitles } from '../../firstPage/readNewestTitles'

export interface PreviewTitle extends NewTitle {
  /** Undefined: not known yet. */
  count?: TitleViewCounts
}

/** Maximum number of titles that are read, one after the other. */
const MAX_READ_TITLES = 24
/** Titles with something for each view that are enough. */
const ENOUGH_FULL_TITLES = 3

interface PreviewTitles {
  titles?: readonly PreviewTitle[]
  /** Whether the first title has the most views of those that are read. */
  isSorted: boolean
  failed?: string
}

/**
 * Titles of some types with the number of their views, those with the most views first.
 * @param canvas undefined while its page loads
 */
export function usePreviewTitles(types: readonly string[], canvas: CanvasApi | undefined): PreviewTitles {
  const [result, setResult] = useState<{ titles?: readonly NewTitle[]; failed?: string }>({})
  const [counts, setCounts] = useState<ReadonlyMap<string, TitleViewCounts>>(new Map())
  const [isRead, setIsRead] = useState(false)
  const type = types.join(',')
  useEffect(() => {
    if (type === '') return undefined
    const stop = new AbortController()
    readNewestTitles({ type, signal: stop.signal }).then(
      (titles) => setResult({ titles }),
      (error) => {
        if (!stop.signal.aborted) setResult({ failed: errorMessage(error) })
      },
    )
    return () => stop.abort()
  }, [type])

  const { titles } = result
  useEffect(() => {
    if (!canvas || !titles) return undefined
    let isActive = true
    const read = async () => {
      let full = 0
      for (const { slug } of titles.slice(0, MAX_READ_TITLES)) {
        const count = await canvas.titleViews(slug)
        if (!isActive) return
        if (count) setCounts((before) => new Map(before).set(slug, count))
        if (isFull(count)) full += 1
        if (full >= ENOUGH_FULL_TITLES) break
      }
      setIsRead(true)
    }
    // The page was closed.
    read().catch(() => {})
    return () => {
      isActive = false
    }
  }, [canvas, titles])
  const sorted = titles && sortByViews(titles, counts)
  return { ...result, titles: sorted, isSorted: isRead || isFull(sorted?.[0]?.count) }
}

const isFull = (count: TitleViewCounts | undefined) => count !== undefined && count.filled === count.views

/** Titles whose views are not known yet are the last ones. */
export function sortByViews(titles: readonly NewTitle[], counts: ReadonlyMap<string, TitleViewCounts>): PreviewTitle[] {
  const found = titles.map((title): PreviewTitle => ({ ...title, count: counts.get(title.slug) }))
  return found.sort((a, b) => (b.count?.filled ?? -1) - (a.count?.filled ?? -1))
}
