import { useEffect, useRef, useState } from 'react'
import { safeHref } from '../../lib/url/safeHref'
import { EmptyState } from '../../page/EmptyState'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import type { PageProps } from '../../site/pageProps'
import { useCategoryAllowed } from '../../site/react/ConsentContext'
import { ModuleList } from '../../site/react/ModuleList'
import { useText } from '../../text/TextContext'
import { Button, buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Skeleton } from '../../ui/Skeleton'
import { SmartLink } from '../../ui/SmartLink'
import { allowAttribute, type FrameSource, frameOf } from './frameOf'
import './iframePage.scss'

/** A page of another origin or of the site's folder in a frame (spec part 2, section 2: Iframe page). */
export default function IframePage({ route }: PageProps) {
  const t = useText()
  const source = frameOf(route?.src)
  const heading = route?.heading ?? route?.label ?? source?.host ?? t('frameNone')
  const link = safeHref(route?.src)
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PageHeading heading={heading} />
        {source ? (
          <FrameBox key={source.href} source={source} title={heading} allow={route?.allow} height={route?.height} />
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
  source: FrameSource
  title: string
  allow: string | undefined
  /** In CSS pixels. Default: height of the screen. */
  height: number | undefined
}

/** After this time, a message links to the page itself. */
const SLOW_TIMEOUT_MS = 10_000

function FrameBox({ source, title, allow, height }: Props) {
  const t = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'loaded' | 'slow' | 'refused'>('loading')
  const { isShown, show } = useFrameConsent(source)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), SLOW_TIMEOUT_MS)
    // Reports a host that this site's CSP does not allow. Browsers do not report that the other site forbids framing.
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && source.href.startsWith(blockedURI)) setState('refused')
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('securitypolicyviolation', onViolation)
    }
  }, [isShown, source.href])
  const style = height ? { '--mq-frame-height': `${height}px` } : undefined
  return (
    <div className="mq-frame mq-wrap">
      <div className="mq-frame__box" style={style}>
        {isShown ? (
          <>
            {state === 'loading' && <Skeleton shape="text" />}
            {state !== 'refused' && (
              <iframe
                ref={frame}
                src={source.href}
                title={title}
                sandbox={source.sandbox}
                allow={allowAttribute(allow)}
                referrerPolicy="strict-origin-when-cross-origin"
                onLoad={() => setState('loaded')}
              />
            )}
            {(state === 'slow' || state === 'refused') && (
              <p className="mq-frame__slow" role="status">
                {t(state === 'slow' ? 'frameSlow' : 'frameRefused', { host: source.host })}{' '}
                <NewTab href={source.href} />
              </p>
            )}
          </>
        ) : (
          <div className="mq-frame__still">
            <p>{t('frameConsent', { host: source.host })}</p>
            <Button kind="first" onClick={show}>
              {t('frameShow')}
            </Button>
          </div>
        )}
      </div>
      <div className="mq-frame__under">
        <span>{t('frameFrom', { host: source.host })}</span>
        <span className="mq-frame__acts">
          {isShown && document.fullscreenEnabled && (
            <button type="button" onClick={() => void frame.current?.requestFullscreen().catch(() => {})}>
              <Icon path={FULLSCREEN_ICON} />
              {t('fullScreen')}
            </button>
          )}
          <NewTab href={source.href} />
        </span>
      </div>
    </div>
  )
}

const FULLSCREEN_ICON = 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'

function NewTab({ href }: { href: string }) {
  const t = useText()
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="external" />
      {t('openInTab')}
    </a>
  )
}

/** Other origins need the category "functional", or a press for this visit. */
function useFrameConsent({ isOwn }: FrameSource) {
  const isAllowed = useCategoryAllowed('functional')
  const [isRequested, setRequested] = useState(false)
  return { isShown: isOwn || isAllowed || isRequested, show: () => setRequested(true) }
}
