import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { titleDisplayName } from '../catalogue/title/titleFacts'
import type { TitleCard } from '../generated/types'
import { classes } from '../lib/browser/classes'
import { titleIdOrSlug } from '../service/watchlist'
import { authType } from '../session/authType'
import { hasOwnLists } from '../session/ownLists'
import { useRuntime, useSession } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { lazyPart } from '../ui/lazyPart'
import { signInToAdd, takeTitleToAdd } from './rememberedTitle'
import { setInWatchlist } from './setInWatchlist'
import { useWatchlistName } from './useWatchlistName'
import { watchlistOf } from './watchlist'
import './watchlistButton.scss'

interface Props {
  title: TitleCard
  kind?: 'quiet' | 'line'
  /** true: an icon button without text */
  compact?: boolean
  /** true: it was clicked before its code had loaded. It takes the focus, and asks signed-out visitors to sign in. */
  begins?: boolean
}

const WatchlistPrompt = lazyPart(() => import('./WatchlistPrompt').then((code) => code.WatchlistPrompt))

/**
 * Adds a title to the viewer's list and removes it, optimistically (spec, section 4: Watchlist). Signed-out visitors are
 * asked to sign in, and the title is then added. Renders nothing on sites without a watchlist or without sign-in.
 */
export function WatchlistButton(props: Props) {
  const { plan } = useRuntime()
  const canHaveList = hasOwnLists(useSession()) || authType(plan.document) !== undefined
  if (plan.document.site_config.watchlist === false || !canHaveList) return null
  return <ListButton {...props} />
}

function ListButton({ title, kind = 'quiet', compact, begins = false }: Props) {
  const t = useText()
  const runtime = useRuntime()
  const session = useSession()
  const { epoch } = session
  const own = hasOwnLists(session)
  const label = useWatchlistName()
  const [asking, setAsking] = useState(begins && !own)
  const button = useRef<HTMLButtonElement>(null)
  // It replaces the button that was clicked, to which the dialog returns the focus.
  useLayoutEffect(() => {
    if (begins) button.current?.focus()
  }, [begins])
  const list = watchlistOf(runtime)
  const id = titleIdOrSlug(title)
  const status = useSyncExternalStore(list.subscribe, () => list.statusOf(id))
  const listed = status === 'in' || status === 'adding'

  const addRemembered = useEffectEvent(() => {
    if (takeTitleToAdd(id)) setInWatchlist(runtime, title, true, t)
  })
  // Another viewer (`epoch`) has another list.
  useEffect(() => {
    if (!own) return
    list.ensure().catch(() => {})
    addRemembered()
  }, [own, epoch, list, id])

  const press = (event: { detail: number }) => {
    // Ignores the second click of a double click (reliability P13).
    if (event.detail > 1) return
    if (own) setInWatchlist(runtime, title, !listed, t)
    else setAsking(true)
  }
  // Preloaded, so that the prompt opens without delay
  const isBusy = own && status !== 'in' && status !== 'out' && status !== 'unknown'
  const preload = own ? undefined : WatchlistPrompt.preload
  const signIn = () => {
    setAsking(false)
    signInToAdd(runtime.session, id)
  }
  return (
    <>
      <Button
        ref={button}
        kind={kind}
        round={compact}
        className={classes('mq-listed', isBusy && 'mq-listed--busy')}
        aria-pressed={listed}
        aria-busy={isBusy}
        aria-label={compact ? `${label}: ${titleDisplayName(title, t)}` : undefined}
        onClick={press}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <span className="mq-listed__sign">
          <Icon name={listed ? 'check' : 'plus'} />
        </span>
        {!compact && label}
      </Button>
      <WatchlistPrompt lazy={{ enabled: asking }} onSignIn={signIn} onClose={() => setAsking(false)} />
    </>
  )
}
