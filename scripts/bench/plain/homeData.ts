import type { CSSProperties } from 'react'

/** What the page reads of a title in the list of home. */
export interface HomeTitle {
  id?: number
  slug: string
  name: string
  kicker?: string
  description?: string
  summaries?: { summary?: string }
  link?: string
  release_year?: number
  runtime?: number
  rating?: string
  genres?: { name: string }[]
  images: { banner: string; logo?: string; logoRatio?: number; tone?: string; ink?: string }
}

/** What the page reads of a module. */
export interface HomeModule {
  slug: string
  type: string
  display_name: string
  content: HomeTitle[]
}

/** "#182432" as the custom property `--art`: "24 36 50". */
export function inkStyle(ink: string | undefined): CSSProperties | undefined {
  if (!ink) return undefined
  const parts = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16))
  return { '--art': parts.join(' ') } as CSSProperties
}

/** Seconds as "2h 33m" or "58m". */
export function hours(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`
}
