import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { MessagePage } from '../../page/MessagePage'
import { storeLocation } from '../../session/storedLocation'
import { usePage } from '../../site/react/PageContext'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/overlay/toast/showToast'
import type { NoAccess } from './titleAccess'

interface Props {
  access: NoAccess
  retry: () => void
}

/** Shown instead of a title that this visitor may not see: a message, or a redirect. */
export function RefusedTitlePage({ access, retry }: Props) {
  const t = useText()
  const home = { href: '/', label: t('goHome') }
  if (access.type === 'signIn' || access.type === 'redirect') return <Redirect access={access} />
  if (access.type === 'closed') return <MessagePage heading={t('titleClosed')} text={access.message} link={home} />
  if (access.type === 'unavailable')
    return <MessagePage heading={t('titleUnavailable')} text={t('titleUnavailableMore')} link={home} />
  return (
    <MessagePage heading={t('titleFailed')} text={t('pageFailedMore')}>
      <Button kind="first" onClick={retry}>
        {t('tryAgain')}
      </Button>
    </MessagePage>
  )
}

/** Redirects immediately: to the sign-in page, which returns here, or to the home page. */
function Redirect({ access }: { access: { type: 'signIn' } | { type: 'redirect'; toast: boolean } }) {
  const t = useText()
  const navigate = useNavigate()
  const { pathname, search } = usePage()
  const toast = access.type === 'redirect' && access.toast ? t('noTitleFound') : ''
  useEffect(() => {
    if (toast) showToast(toast, 'alert')
    if (access.type === 'signIn') storeLocation(pathname + search)
    navigate(access.type === 'signIn' ? '/login' : '/', { replace: true })
  }, [navigate, access.type, toast, pathname, search])
  return null
}
