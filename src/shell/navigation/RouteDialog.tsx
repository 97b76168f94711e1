import { useCallback, useLayoutEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PageDialog } from '../../site/plan/modals'
import { PageProvider } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { Shown } from '../../site/react/useShownPage'
import { useText } from '../../text/TextContext'
import { Boundary } from '../../ui/Boundary'
import { Notice } from '../../ui/Notice'
import { Dialog } from '../../ui/overlay/Dialog'
import { useLoaded } from '../../ui/useLoaded'

/** A page as a dialog over the one that is shown. It has an address of its own; leaving it leads back to that page. */
export function RouteDialog({ shown, dialog }: { shown: Shown; dialog: PageDialog }) {
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
  useTitleBack()
  const props = useMemo(() => ({ ...page, onClose: close, background: pathname }), [page, close, pathname])
  const failed = (again: () => void) => (
    <Dialog name={t('pageFailed')} className="mq-failed-dialog" onClose={close}>
      <Notice title={t('pageFailed')} more={t('pageFailedMore')} action={{ label: t('tryAgain'), onPress: again }} />
    </Dialog>
  )
  return (
    <PageProvider value={page}>
      <Boundary
        resetKey={page}
        fallback={(_, heal) => failed(heal)}
        onError={(broken) => console.error('A dialog broke', broken)}
      >
        {code ? <code.default {...props} /> : error !== undefined && failed(retry)}
      </Boundary>
    </PageProvider>
  )
}

/** The page's own name comes back when the dialog goes. */
function useTitleBack(): void {
  const { plan } = useRuntime()
  useLayoutEffect(() => {
    const before = document.title
    return () => {
      document.title = before || plan.title
    }
  }, [plan])
}
