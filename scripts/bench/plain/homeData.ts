import type { CSSProperties } from 'react'

/** The fields of a title that the page reads. */
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

/** The fields of a module that the page reads. */
export interface HomeModule {
  slug: string
  type: string
  display_name: string
  content: HomeTitle[]
}

/** Converts "#182432" to the custom property `--art`: "24 36 50". */
export function artColourStyle(ink: string | undefined): CSSProperties | undefined {
  if (!ink) return undefined
  const parts = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16))
  return { '--art': parts.join(' ') } as CSSProperties
}

/** Formats seconds as "2h 33m" or "58m". */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`
}
