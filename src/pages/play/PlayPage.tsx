import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { RefusedTitleInDialog } from '../../catalogue/access/RefusedTitleInDialog'
import { RefusedTitlePage } from '../../catalogue/access/RefusedTitlePage'
import { isRefusedByRules, type NoAccess } from '../../catalogue/access/titleAccess'
import { useTitleAccess } from '../../catalogue/access/useTitleAccess'
import { cachedCard } from '../../catalogue/title/cardsInMemory'
import { titleDisplayName } from '../../catalogue/title/titleFacts'
import { isFromStart, titleAddress } from '../../catalogue/title/titleLink'
import { useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { preloadPlayer } from '../../playback/playerCode'
import { failureOfRequest, PlayFailed } from '../../playback/slot/PlayFailed'
import { PlayerLoading } from '../../playback/slot/StreamPlayer'
import { TheaterDialog } from '../../playback/slot/TheaterDialog'
import { TitlePlayer } from '../../playback/slot/TitlePlayer'
import { assetIdOf, SHORT_TIMEOUT_OPTIONS } from '../../service/playback'
import { titleQuery } from '../../service/titles'
import type { PageProps } from '../../site/pageProps'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useDocumentTitle } from '../../site/react/useDocumentTitle'
import { useText } from '../../text/TextContext'
import { Dialog } from '../../ui/overlay/Dialog'

/** Plays a title in the full window (spec, section 2: /play/{slug}, component kind playdetail). */
export default function PlayPage({ params }: PageProps) {
  const navigate = useNavigate()
  const slug = params.slug ?? ''
  // Visitors who came from a page of the site return to it with its state.
  const goBack = () => {
    if ((window.history.state?.idx ?? 0) > 0) navigate(-1)
    else navigate(titleAddress(slug), { replace: true })
  }
  return <Play key={slug} slug={slug} onClose={goBack} />
}

interface Props {
  slug: string
  onClose: () => void
  inDialog?: boolean
}

/** The player in a dialog above the page. Escape and the back arrow close it. */
export function Play({ slug, onClose, inDialog }: Props) {
  const t = useText()
  const runtime = useRuntime()
  const [query] = useSearchParams()
  useEffect(preloadPlayer, [])
  const { data, error, retry } = useQuery(titleQuery(slug, SHORT_TIMEOUT_OPTIONS.timeout))
  // A cached card is enough if it names the asset; otherwise the title must load first.
  const card = cachedCard(runtime, slug)
  const title = data ?? playableCard(card)
  const knownTitle = data ?? card
  const { access, retry: retryAccess } = useTitleAccess({ slug, title: knownTitle, error, retry })
  const name = title ? titleDisplayName(title, t) : t('playerName')
  useDocumentTitle(access.type === 'open' && (title || error === undefined) ? name : undefined)
  const back = { href: titleAddress(slug), label: t('playerBackTo', { name }), onPress: onClose }
  if (isRefusedByRules(access, error)) {
    return <NoAccessTitle access={access} retry={retryAccess} inDialog={inDialog} onClose={onClose} />
  }
  const failure = failureOfRequest(error)
  return (
    <TheaterDialog name={name} inDialog={inDialog} onClose={onClose}>
      {title && access.type === 'open' ? (
        <TitlePlayer
          wanted={{ title, asset: query.get('asset') ?? undefined, version: query.get('version') ?? undefined }}
          fullPage
          back={back}
          fromStart={isFromStart(query)}
          inDialog={inDialog}
        />
      ) : error === undefined ? (
        <PlayerLoading />
      ) : (
        <PlayFailed
          failure={failure}
          retry={retry}
          okHref={failure.kind === 'refused' ? '/' : back.href}
          backLink={back}
        />
      )}
    </TheaterDialog>
  )
}

function playableCard(card: TitleCard | undefined): TitleCard | undefined {
  return card && assetIdOf(card) !== undefined ? card : undefined
}

interface NoAccessTitleProps extends Pick<Props, 'inDialog' | 'onClose'> {
  access: NoAccess
  retry: () => void
}

function NoAccessTitle({ access, retry, inDialog, onClose }: NoAccessTitleProps) {
  const t = useText()
  if (!inDialog) return <RefusedTitlePage access={access} retry={retry} />
  return (
    <Dialog name={t('playerName')} className="mq-failed-dialog" onClose={onClose}>
      <RefusedTitleInDialog access={access} retry={retry} onClose={onClose} />
    </Dialog>
  )
}
