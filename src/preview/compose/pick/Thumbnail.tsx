import { useState } from 'react'

interface Props {
  src: string | undefined
}

/** A small picture beside a name. Without a picture, or with one that does not load, a blank area. */
export function Thumbnail({ src }: Props) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className="mqp-thumbnail" aria-hidden="true">
      {src && src !== failed && <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />}
    </span>
  )
}
