import { useState } from 'react'
import { imageSrcSet, imageUrl } from '../../lib/url/mediaUrl'

interface Props {
  src: string | undefined
  /** Address of the image to show if `src` is missing or fails. */
  fallback?: string
  /** Alternative text; empty where the text beside it says the same. */
  alt: string
  /** Largest size on the page, in CSS pixels. */
  width: number
  height: number
  sizes?: string
  /** true: one file, exactly `width` pixels wide, on all screens. */
  single?: boolean
  /** true: on the first screen, so it is loaded eagerly and with high priority. */
  first?: boolean
  className?: string
  /** Shown instead of a missing image: the name, if no other text shows it. */
  letters?: string
}

/** A responsive, lazily loaded image. Without `src` it shows `letters` if given, otherwise the
 * fallback; without both, an empty placeholder. */
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
      srcSet={single ? undefined : imageSrcSet(shown, width)}
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
