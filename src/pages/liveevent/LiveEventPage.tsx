import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { RefusedTitlePage } from '../../catalogue/access/RefusedTitlePage'
import { isRefusedOrFailed } from '../../catalogue/access/titleAccess'
import { useTitleAccess } from '../../catalogue/access/useTitleAccess'
import { titleAddress } from '../../catalogue/title/titleLink'
import { useQuery } from '../../data/useQuery'
import type { SiteConfig } from '../../generated/types'
import { MessagePage } from '../../page/MessagePage'
import { SignInButton } from '../../page/SignInButton'
import { preloadPlayer } from '../../playback/playerCode'
import { PlayerLoading } from '../../playback/slot/StreamPlayer'
import { TheaterDialog } from '../../playback/slot/TheaterDialog'
import { liveEventQuery } from '../../service/events/liveEvents'
import type { PageProps } from '../../site/pageProps'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useDocumentTitle } from '../../site/react/useDocumentTitle'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { EventPlayer } from './EventPlayer'

/**
 * A live event (spec, section 2: /{routeToOpen}/{titleSlug}/{liveEventSlug}; part 2: FYC event player, component kind
 * fycevent, parameters slug and titleSlug).
 */
export default function LiveEventPage({ params }: PageProps) {
  return <LiveEventDialog slug={params.slug ?? ''} titleSlug={params.titleSlug ?? ''} />
}

/** The event in a full-window dialog, or the reason why it cannot be played. */
function LiveEventDialog({ slug, titleSlug }: { slug: string; titleSlug: string }) {
  const t = useText()
  const runtime = useRuntime()
  const navigate = useNavigate()
  useEffect(preloadPlayer, [])
  const { data, error, retry } = useQuery(liveEventQuery(slug))
  const card = useMemo(() => ({ slug: titleSlug || slug }), [titleSlug, slug])
  const { access, retry: retryAccess } = useTitleAccess({ slug: card.slug, title: card })
  const event = data && 'event' in data ? data.event : undefined
  const name = event?.name ?? t('liveEvent')
  // A message page sets its own title.
  useDocumentTitle(access.type === 'open' && (event || !(data || error)) ? name : undefined)
  if (isRefusedOrFailed(access)) return <RefusedTitlePage access={access} retry={retryAccess} />
  if (error !== undefined) return <RequestFailed retry={retry} />
  if (data && 'closed' in data) return <EventUnavailable reason={data.closed} />
  const back = backAddress(runtime.plan.document.site_config, titleSlug)
  const close = () => void navigate(back)
  return (
    <TheaterDialog name={name} onClose={close}>
      {event && access.type === 'open' ? (
        <EventPlayer event={event} name={name} titleSlug={titleSlug} back={back} />
      ) : (
        <PlayerLoading />
      )}
    </TheaterDialog>
  )
}

function backAddress({ consider_module_title_as_event: rule }: SiteConfig, titleSlug: string): string {
  return rule?.is_return_to_title && titleSlug ? titleAddress(titleSlug) : '/'
}

function RequestFailed({ retry }: { retry: () => void }) {
  const t = useText()
  const home = { href: '/', label: t('goToHomePage') }
  return (
    <MessagePage heading={t('playUnknown')} text={t('pageFailedMore')} link={home}>
      <Button kind="line" onClick={retry}>
        {t('tryAgain')}
      </Button>
    </MessagePage>
  )
}

function EventUnavailable({ reason }: { reason: 'signIn' | 'missing' }) {
  const t = useText()
  const home = { href: '/', label: t('goToHomePage') }
  if (reason === 'missing') return <MessagePage heading={t('liveEvent')} text={t('eventMissing')} link={home} />
  return (
    <MessagePage heading={t('liveEvent')} text={t('eventNeedsSignIn')} link={home}>
      <SignInButton kind="line">{t('signIn')}</SignInButton>
    </MessagePage>
  )
}
