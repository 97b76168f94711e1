import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { MessagePage } from '../../page/MessagePage'
import { rememberLocation } from '../../session/rememberedLocation'
import { usePage } from '../../site/react/PageContext'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/overlay/toast/showToast'
import type { NoAccess } from './titleAccess'

interface Props {
  access: NoAccess
  retry: () => void
}

/** What stands in place of a title that this visitor does not see: a message, or the way to somewhere else. */
export function RefusedTitlePage({ access, retry }: Props) {
  const t = useText()
  const home = { href: '/', label: t('goHome') }
  if (access.type === 'signIn' || access.type === 'away') return <Away access={access} />
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

/** Leads on at once: to the sign-in page, which brings back here, or to the start. */
function Away({ access }: { access: { type: 'signIn' } | { type: 'away'; toast: boolean } }) {
  const t = useText()
  const navigate = useNavigate()
  const { pathname, search } = usePage()
  const said = access.type === 'away' && access.toast ? t('noTitleFound') : ''
  useEffect(() => {
    if (said) showToast(said, 'alert')
    if (access.type === 'signIn') rememberLocation(pathname + search)
    navigate(access.type === 'signIn' ? '/login' : '/', { replace: true })
  }, [navigate, access.type, said, pathname, search])
  return null
}
