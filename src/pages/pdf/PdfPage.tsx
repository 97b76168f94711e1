import { useEffect, useState } from 'react'
import { parseUrl } from '../../lib/url/parseUrl'
import { safeResourceUrl } from '../../lib/url/safeHref'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Button, buttonClass } from '../../ui/Button'
import { Skeleton } from '../../ui/Skeleton'
import { type OpenedPdf, openPdf, type PdfFailure, pdfFailureOf } from './openPdf'
import { PdfViewer } from './PdfViewer'
import sample from './sample.pdf'
import './pdfPage.scss'

/** A PDF document (spec part 2, section 2: PDF page). Without an address, a sample of two pages. */
export default function PdfPage({ route }: PageProps) {
  const t = useText()
  const heading = route?.heading ?? route?.label ?? t('document')
  const src = route?.src === undefined ? sample : safePdfAddress(route.src)
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        {src ? (
          <PdfDocument key={src} src={src} heading={heading} />
        ) : (
          <FailureMessage failure="missing" heading={heading} />
        )}
      </ModuleList>
    </PageFrame>
  )
}

/** Only https addresses and those of this site. */
function safePdfAddress(src: string): string | undefined {
  const safe = safeResourceUrl(src)
  const url = safe ? parseUrl(safe, location.href) : undefined
  return url && (url.protocol === 'https:' || url.origin === location.origin) ? url.href : undefined
}

function PdfDocument({ src, heading }: { src: string; heading: string }) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ open: OpenedPdf; isHeadingFocused: boolean } | PdfFailure>()
  // A new `attempt` opens the document again.
  useEffect(() => {
    const { opened, close } = openPdf(src)
    let isCancelled = false
    opened.then(
      (open) => {
        if (isCancelled) return
        // The viewer renders another heading element, which takes the focus from the one of the loading page.
        setState({ open, isHeadingFocused: document.activeElement?.tagName === 'H1' })
      },
      (error) => {
        close()
        if (!isCancelled) setState(pdfFailureOf(error))
      },
    )
    return () => {
      isCancelled = true
      close()
    }
  }, [src, attempt])
  const retry = () => {
    setState(undefined)
    setAttempt(attempt + 1)
  }
  if (typeof state === 'string') return <FailureMessage failure={state} heading={heading} src={src} onRetry={retry} />
  if (!state)
    return (
      <>
        <PageHeading heading={heading} />
        <div className="mq-wrap" aria-busy="true">
          <Skeleton shape="text" />
        </div>
      </>
    )
  return <PdfViewer open={state.open} src={src} heading={heading} focusHeading={state.isHeadingFocused} />
}

const FAILURE_TEXTS: Readonly<Record<PdfFailure, TextKey>> = {
  locked: 'pdfLocked',
  damaged: 'pdfDamaged',
  missing: 'pdfMissing',
  failed: 'pdfFailed',
}

function FailureMessage({ failure, heading, src, onRetry }: FailureMessageProps) {
  const t = useText()
  return (
    <>
      <PageHeading heading={heading} />
      <div className="mq-wrap mq-pdf-instead" role="status">
        <p>{t(FAILURE_TEXTS[failure])}</p>
        <div>
          {src && failure !== 'missing' && (
            <a className={buttonClass('first')} href={src} download="">
              {t('pdfDownload')}
            </a>
          )}
          {onRetry && (
            <Button kind="line" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

interface FailureMessageProps {
  failure: PdfFailure
  heading: string
  src?: string
  onRetry?: () => void
}
