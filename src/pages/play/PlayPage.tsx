import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { RefusedTitleInDialog } from '../../catalogue/access/RefusedTitleInDialog'
import { RefusedTitlePage } from '../../catalogue/access/RefusedTitlePage'
import { isRefusedByRules } from '../../catalogue/access/titleAccess'
import { useTitleAccess } from '../../catalogue/access/useTitleAccess'
import { knownCard } from '../../catalogue/title/cardsInMemory'
import { nameOf } from '../../catalogue/title/titleFacts'
import { isFromStart, titleAddress } from '../../catalogue/title/titleLink'
import { useQuery } from '../../data/useQuery'
import { preloadPlayer } from '../../playback/playerCode'
import { failureOfCall, PlayFailed } from '../../playback/slot/PlayFailed'
import { PlayerWaits } from '../../playback/slot/StreamPlayer'
import { TheaterDialog } from '../../playback/slot/TheaterDialog'
import { TitlePlayer } from '../../playback/slot/TitlePlayer'
import { assetIdOf, SHORT_TIMEOUT } from '../../service/playback'
import { titleQuery } from '../../service/titles'
import type { PageProps } from '../../site/pageProps'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useDocumentTitle } from '../../site/react/useDocumentTitle'
import { useText } from '../../text/TextContext'
import { Dialog } from '../../ui/overlay/Dialog'

/** A title that plays, over the whole window (spec, section 2: /play/{slug}, component kind playdetail). */
export default function PlayPage({ params }: PageProps) {
  const navigate = useNavigate()
  const slug = params.slug ?? ''
  // Whoever came from within goes back there, with all as it was.
  const leave = () => {
    if ((window.history.state?.idx ?? 0) > 0) navigate(-1)
    else navigate(titleAddress(slug), { replace: true })
  }
  return <Play key={slug} slug={slug} onClose={leave} />
}

interface Props {
  slug: string
  onClose: () => void
  inDialog?: boolean
}

/** The player and nothing else: before everything that the page has. Escape and the arrow at its head lead back. */
export function Play({ slug, onClose, inDialog }: Props) {
  const t = useText()
  const runtime = useRuntime()
  const [query] = useSearchParams()
  useEffect(preloadPlayer, [])
  const { data, error, retry } = useQuery(titleQuery(slug, SHORT_TIMEOUT.timeout))
  // The card knows which asset is meant; without it the title has to be there first.
  const card = knownCard(runtime, slug)
  const title = data ?? (card && assetIdOf(card) !== undefined ? card : undefined)
  const known = data ?? card
  const { access, retry: retryAccess } = useTitleAccess({ slug, title: known, error, retry })
  const name = title ? nameOf(title, t) : t('playerName')
  useDocumentTitle(access.type === 'open' && (title || error === undefined) ? name : undefined)
  const back = { href: titleAddress(slug), label: t('playerBackTo', { name }), onPress: onClose }
  if (isRefusedByRules(access, error)) {
    if (!inDialog) return <RefusedTitlePage access={access} retry={retryAccess} />
    return (
      <Dialog name={t('playerName')} className="mq-failed-dialog" onClose={onClose}>
        <RefusedTitleInDialog access={access} retry={retryAccess} onClose={onClose} />
      </Dialog>
    )
  }
  const failure = failureOfCall(error)
  const missing = failure.kind === 'refused'
  return (
    <TheaterDialog name={name} inDialog={inDialog} onClose={onClose}>
      {title && access.type === 'open' ? (
        <TitlePlayer
          wanted={{ title, asset: query.get('asset') ?? undefined, version: query.get('version') ?? undefined }}
          whole
          back={back}
          fromStart={isFromStart(query)}
          inDialog={inDialog}
        />
      ) : error === undefined ? (
        <PlayerWaits />
      ) : (
        <PlayFailed failure={failure} retry={retry} back={missing ? '/' : back.href} out={back} />
      )}
    </TheaterDialog>
  )
}
