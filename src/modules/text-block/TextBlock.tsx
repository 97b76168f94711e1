import { headingOf } from '../../catalogue/row/ModuleHead'
import { paragraphs } from '../../lib/text/paragraphs'
import { useSession } from '../../site/react/RuntimeContext'
import type { ModuleProps } from '../../site/registry'
import { buttonClass } from '../../ui/Button'
import { SmartLink } from '../../ui/SmartLink'
import './textBlock.scss'

/** A heading and plain text: markup in it is shown as it is written, never run. */
export default function TextBlock({ module }: ModuleProps<'text_block'>) {
  const { signedIn } = useSession()
  const { layout = 'statement', cite, link } = module.config ?? {}
  const heading = headingOf(module)
  const texts = paragraphs(module.content)
  const shown = link && (signedIn || !link.login_required) ? link : undefined
  if (layout === 'quote') return <Quote heading={heading} texts={texts} cite={cite} link={shown} />
  if (!heading && texts.length === 0 && !shown) return null
  const invites = layout === 'invitation'
  const lonely = texts.length === 0 && !shown
  return (
    <div className={`mq-text mq-text--${layout}${heading && !lonely ? '' : ' mq-text--one'}`}>
      {heading && <h2>{heading}</h2>}
      {!lonely && (
        <div className="mq-text__body">
          {texts.map((text, i) => (
            <p key={i}>
              {text} {!invites && i === texts.length - 1 && <TextLink link={shown} />}
            </p>
          ))}
          {!invites && texts.length === 0 && (
            <p>
              <TextLink link={shown} />
            </p>
          )}
          {invites && <TextLink link={shown} className={buttonClass('first')} />}
        </div>
      )}
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
