import { moduleHeadingText } from '../../catalogue/row/ModuleHead'
import { paragraphs } from '../../lib/text/paragraphs'
import { useSession } from '../../site/react/RuntimeContext'
import type { ModuleProps } from '../../site/registry'
import { buttonClass } from '../../ui/Button'
import { SmartLink } from '../../ui/SmartLink'
import './textBlock.scss'

/** A heading and plain text: markup in it is shown as text, never interpreted. */
export default function TextBlock({ module }: ModuleProps<'text_block'>) {
  const { signedIn } = useSession()
  const { layout = 'statement', cite, link } = module.config ?? {}
  const heading = moduleHeadingText(module)
  const texts = paragraphs(module.content)
  const shownLink = link && (signedIn || !link.login_required) ? link : undefined
  if (layout === 'quote') return <Quote heading={heading} texts={texts} cite={cite} link={shownLink} />
  const hasBody = texts.length > 0 || shownLink !== undefined
  if (!heading && !hasBody) return null
  return (
    <div className={`mq-text mq-text--${layout}${heading && hasBody ? '' : ' mq-text--one'}`}>
      {heading && <h2>{heading}</h2>}
      {hasBody && <Body texts={texts} link={shownLink} hasButton={layout === 'invitation'} />}
    </div>
  )
}

interface BodyProps {
  texts: string[]
  link: Link | undefined
  /** true: the link is a button below the text. Default: it follows the last paragraph. */
  hasButton: boolean
}

function Body({ texts, link, hasButton }: BodyProps) {
  // A link without text has a paragraph of its own.
  const shown = texts.length === 0 && !hasButton ? [''] : texts
  return (
    <div className="mq-text__body">
      {shown.map((text, index) => (
        <p key={index}>
          {text} {!hasButton && index === shown.length - 1 && <TextLink link={link} />}
        </p>
      ))}
      {hasButton && <TextLink link={link} className={buttonClass('first')} />}
    </div>
  )
}

interface Link {
  label: string
  url: string
  target?: '_self' | '_blank'
}

function TextLink({ link, className = 'mq-text__link' }: { link: Link | undefined; className?: string }) {
  if (!link) return null
  return (
    <SmartLink className={className} href={link.url} target={link.target}>
      {link.label}
    </SmartLink>
  )
}

interface QuoteProps {
  heading: string | undefined
  texts: string[]
  cite: string | undefined
  link: Link | undefined
}

function Quote({ heading, texts, cite, link }: QuoteProps) {
  if (texts.length === 0) return null
  return (
    <figure className="mq-text mq-text--quote">
      {heading && <h2>{heading}</h2>}
      <blockquote>
        {texts.map((text, i) => (
          <p key={i}>{text}</p>
        ))}
      </blockquote>
      {cite && <figcaption>{cite}</figcaption>}
      <TextLink link={link} />
    </figure>
  )
}
