import { type CSSProperties, useState } from 'react'
import { safeResource } from '../../lib/url/safeHref'
import './lettering.scss'

interface Props {
  /** The name as a picture. */
  logo: string | undefined
  /** Its width over its height, so that its space is kept. */
  ratio?: number
  /** true: it may be far below the screen. */
  lazy?: boolean
  /** The heading. It is visible where there is no picture, else only heard. */
  children: React.ReactNode
}

/** A title's name in its own lettering, with the heading for those who do not see it. */
export function Lettering({ logo, ratio, lazy, children }: Props) {
  const [failed, setFailed] = useState(false)
  const src = safeResource(logo)
  if (!src || failed) return <div className="mq-lettering">{children}</div>
  return (
    <div className="mq-lettering" style={ratio ? ({ '--ratio': ratio } as CSSProperties) : undefined}>
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
