import { useState } from 'react'
import { safeResourceUrl } from '../../lib/url/safeHref'
import './lettering.scss'

interface Props {
  logo: string | undefined
  /** Width divided by height, to reserve its space. */
  ratio?: number
  /** true: may be far below the first screen, so it loads lazily. */
  lazy?: boolean
  /** The heading: visible without a logo, else only for screen readers. */
  children: React.ReactNode
}

/** A title's logo, with its name as a heading for screen readers. */
export function Lettering({ logo, ratio, lazy, children }: Props) {
  const [failed, setFailed] = useState(false)
  const src = safeResourceUrl(logo)
  if (!src || failed) return <div className="mq-lettering">{children}</div>
  return (
    <div className="mq-lettering" style={ratio ? { '--ratio': ratio } : undefined}>
      <div className="mq-vh">{children}</div>
      <img
        className={ratio ? undefined : 'mq-lettering--loose'}
        src={src}
        alt=""
        loading={lazy ? 'lazy' : undefined}
        decoding="async"
        onError={() => setFailed(true)}
      />
    </div>
  )
}
