import { useState } from 'react'
import { imageSet, imageUrl } from '../../lib/url/mediaUrl'

interface Props {
  src: string | undefined
  /** Shown once when `src` is missing or fails; when it fails too, nothing is. */
  fallback?: string
  /** What it shows, for people who do not see it; empty when the words beside it say so. */
  alt: string
  /** Space it takes at most, in CSS pixels. */
  width: number
  height: number
  /** The `sizes` of a picture in several widths. */
  sizes?: string
  /** true: one file, exactly `width` wide, whatever the screen. */
  single?: boolean
  /** true: on the first screen. It is fetched at once and before others. */
  first?: boolean
  className?: string
  /** Stand where it is missing, over its stand-in: a name that is written nowhere else. */
  letters?: string
}

/** A picture in the right width for the screen, loaded when it is near. Where it is missing and its stand-in too, a quiet surface. */
export function Picture({ src, fallback, alt, width, height, sizes, single, first, className, letters }: Props) {
  const [failed, setFailed] = useState<string[]>([])
  const shown = [src, fallback].find((address) => address && !failed.includes(address))
  if (letters && shown !== src)
    return (
      <span className="mq-missing mq-letters" aria-hidden="true">
        {letters}
      </span>
    )
  if (!shown) return alt ? <span className="mq-missing" role="img" aria-label={alt} /> : <span className="mq-missing" />
  return (
    <img
      className={className}
      src={imageUrl(shown, width)}
      srcSet={single ? undefined : imageSet(shown, width)}
      sizes={single ? undefined : (sizes ?? `${width}px`)}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed((list) => [...list, shown])}
    />
  )
}
