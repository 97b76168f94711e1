import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { safeHref } from '../../lib/url/safeHref'
import { EmptyState } from '../../page/EmptyState'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import type { PageProps } from '../../site/pageProps'
import { useAllowed } from '../../site/react/ConsentContext'
import { ModuleList } from '../../site/react/ModuleList'
import { useText } from '../../text/TextContext'
import { Button, buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Skeleton } from '../../ui/Skeleton'
import { SmartLink } from '../../ui/SmartLink'
import { allowed, type Framed, frameOf } from './frameOf'
import './iframePage.scss'

/** Something of elsewhere, or of the site's own folder, within the site (spec part 2, section 2: Iframe page). */
export default function IframePage({ route }: PageProps) {
  const t = useText()
  const framed = frameOf(route?.src)
  const heading = route?.heading ?? route?.label ?? framed?.host ?? t('frameNone')
  const link = safeHref(route?.src)
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PageHeading heading={heading} />
        {framed ? (
          <FrameBox key={framed.href} framed={framed} title={heading} allow={route?.allow} height={route?.height} />
        ) : (
          <EmptyState text={t('frameNone')}>
            {link && (
              <SmartLink className={buttonClass('line')} href={link} target="_blank">
                {t('openInTab')}
              </SmartLink>
            )}
          </EmptyState>
        )}
      </ModuleList>
    </PageFrame>
  )
}

interface Props {
  framed: Framed
  title: string
  allow: string | undefined
  /** In CSS pixels. Default: the screen. */
  height: number | undefined
}

/** How long a page may take before the way to open it by itself is said aloud, in milliseconds. */
const PATIENCE = 10_000

/** A frame with what surrounds it: its shape until it has loaded, where it comes from, and the way to open it by itself. */
function FrameBox({ framed, title, allow, height }: Props) {
  const t = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'there' | 'slow' | 'refused'>('loading')
  const { isShown, show } = useShown(framed)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), PATIENCE)
    // A host that the policy of this site does not know. That the other side refuses, browsers tell nobody.
    const refused = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && framed.href.startsWith(blockedURI)) setState('refused')
    }
    document.addEventListener('securitypolicyviolation', refused)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('securitypolicyviolation', refused)
    }
  }, [isShown, framed.href])
  const style = height ? ({ '--mq-frame-height': `${height}px` } as CSSProperties) : undefined
  return (
    <div className="mq-frame mq-wrap">
      <div className="mq-frame__box" style={style}>
        {isShown ? (
          <>
            {state === 'loading' && <Skeleton shape="text" />}
            {state !== 'refused' && (
              <iframe
                ref={frame}
                src={framed.href}
                title={title}
                sandbox={framed.sandbox}
                allow={allowed(allow)}
                referrerPolicy="strict-origin-when-cross-origin"
                onLoad={() => setState('there')}
              />
            )}
            {(state === 'slow' || state === 'refused') && (
              <p className="mq-frame__slow" role="status">
                {t(state === 'slow' ? 'frameSlow' : 'frameRefused', { host: framed.host })}{' '}
                <NewTab href={framed.href} />
              </p>
            )}
          </>
        ) : (
          <div className="mq-frame__still">
            <p>{t('frameConsent', { host: framed.host })}</p>
            <Button kind="first" onClick={show}>
              {t('frameShow')}
            </Button>
          </div>
        )}
      </div>
      <div className="mq-frame__under">
        <span>{t('frameFrom', { host: framed.host })}</span>
        <span className="mq-frame__acts">
          {isShown && document.fullscreenEnabled && (
            <button type="button" onClick={() => void frame.current?.requestFullscreen().catch(() => {})}>
              <Icon path={FULL} />
              {t('fullScreen')}
            </button>
          )}
          <NewTab href={framed.href} />
        </span>
      </div>
    </div>
  )
}

const FULL = 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'

function NewTab({ href }: { href: string }) {
  const t = useText()
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="external" />
      {t('openInTab')}
    </a>
  )
}

/** What is foreign waits for the category "functional", or for a press that holds for this visit of the page. */
function useShown({ isOwn }: Framed) {
  const allows = useAllowed('functional')
  const [pressed, setPressed] = useState(false)
  return { isShown: isOwn || allows || pressed, show: () => setPressed(true) }
}
