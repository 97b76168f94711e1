import { useState } from 'react'
import './titles/titles.scss'

interface Props {
  src: string | undefined
  /** For pictures that are wider than high. */
  isWide?: boolean
}

/** A small picture beside a name. Without a picture, or with one that does not load, a blank area. */
export function Thumbnail({ src, isWide }: Props) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className={isWide ? 'mqp-thumbnail mqp-thumbnail--wide' : 'mqp-thumbnail'} aria-hidden="true">
      {src && src !== failed && <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />}
    </span>
  )
}
