import { useCallback, useLayoutEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PageDialog } from '../../site/plan/modals'
import { PageProvider } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { ShownPage } from '../../site/react/useShownPage'
import { useText } from '../../text/TextContext'
import { Boundary } from '../../ui/Boundary'
import { Notice } from '../../ui/Notice'
import { Dialog } from '../../ui/overlay/Dialog'
import { useLoaded } from '../../ui/useLoaded'

/** A page as a dialog over the current one. It has its own address; closing it returns to that page. */
export function RouteDialog({ shown, dialog }: { shown: ShownPage; dialog: PageDialog }) {
  const t = useText()
  const navigate = useNavigate()
  const { modal, page } = dialog
  const { value: code, error, retry } = useLoaded(useRuntime().modal(modal))
  const { pathname, search } = shown.location
  const close = useCallback(() => {
    const steps = (shown.index ?? Number.NaN) - (window.history.state?.idx ?? 0)
    if (steps < 0) navigate(steps)
    else navigate(pathname + search, { replace: true })
  }, [navigate, shown.index, pathname, search])
  useRestoredTitle()
  const props = useMemo(() => ({ ...page, onClose: close, background: pathname }), [page, close, pathname])
  const failed = (onRetry: () => void) => (
    <Dialog name={t('pageFailed')} className="mq-failed-dialog" onClose={close}>
      <Notice title={t('pageFailed')} more={t('pageFailedMore')} action={{ label: t('tryAgain'), onPress: onRetry }} />
    </Dialog>
  )
  return (
    <PageProvider value={page}>
      <Boundary
        resetKey={page}
        fallback={(_, retryRender) => failed(retryRender)}
        onError={(cause) => console.error('A route dialog failed to render', cause)}
      >
        {code ? <code.default {...props} /> : error !== undefined && failed(retry)}
      </Boundary>
    </PageProvider>
  )
}

/** Restores the document title when the dialog closes. */
function useRestoredTitle(): void {
  const { plan } = useRuntime()
  useLayoutEffect(() => {
    const previous = document.title
    return () => {
      document.title = previous || plan.title
    }
  }, [plan])
}
