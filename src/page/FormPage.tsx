import { type ReactNode, useState } from 'react'
import { useRuntime } from '../site/react/RuntimeContext'
import { useDocumentTitle } from '../site/react/useDocumentTitle'
import { EmptyStateArt } from './EmptyStateArt'
import { usePageLogo } from './usePageLogo'
import './formPage.scss'

interface Props {
  heading: string
  text?: string
  /** Default: the site's logo on a page without a top bar. */
  logo?: string | undefined
  children?: ReactNode
}

/** Heading and form in a narrow column, as on the login page. */
export function FormPage({ heading, text, logo, children }: Props) {
  const { plan } = useRuntime()
  const [brokenLogo, setBrokenLogo] = useState<string>()
  useDocumentTitle(heading)
  const src = usePageLogo(logo)
  return (
    <div className="mq-form-page mq-wrap" data-opening="plain">
      <div className="mq-form-page__column">
        {src && src !== brokenLogo && (
          <img className="mq-form-page__logo" src={src} alt={plan.title} onError={() => setBrokenLogo(src)} />
        )}
        <h1 tabIndex={-1}>{heading}</h1>
        {text && <p className="mq-form-page__text">{text}</p>}
        {children}
      </div>
      <EmptyStateArt />
    </div>
  )
}
