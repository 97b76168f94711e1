import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { nameOf } from '../catalogue/title/titleFacts'
import type { TitleCard } from '../generated/types'
import { classes } from '../lib/classes'
import { titleId } from '../service/watchlist'
import { hasOwnLists } from '../session/ownLists'
import { useRuntime, useSession } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { lazyPart } from '../ui/lazyPart'
import { changeListed } from './changeListed'
import { signInToAdd, takeTitle } from './rememberedTitle'
import { useListName } from './useListName'
import { watchlistOf } from './watchlist'
import './watchlistButton.scss'

interface Props {
  title: Pick<TitleCard, 'id' | 'slug' | 'name' | 'title_name'>
  kind?: 'quiet' | 'line'
  /** true: a round button without words. */
  compact?: boolean
  /** true: it was pressed before its code was there, so it asks to sign in at once. */
  begins?: boolean
}

const WatchlistPrompt = lazyPart(() => import('./WatchlistPrompt').then((code) => code.WatchlistPrompt))

/**
 * Puts a title on the viewer's list and takes it off again, at once (spec, section 4: Watchlist). Who is not signed in
 * is asked to, and finds the title added afterwards. Nothing where the site has no watchlist.
 */
export function WatchlistButton(props: Props) {
  const { plan } = useRuntime()
  if (plan.document.site_config.watchlist === false) return null
  return <ListButton {...props} />
}

function ListButton({ title, kind = 'quiet', compact, begins = false }: Props) {
  const t = useText()
  const runtime = useRuntime()
  const session = useSession()
  const { epoch } = session
  const own = hasOwnLists(session)
  const label = useListName()
  const [asking, setAsking] = useState(begins)
  const button = useRef<HTMLButtonElement>(null)
  // This button replaces the one that was pressed: it needs the focus, so that the dialog can return it.
  useLayoutEffect(() => {
    if (begins) button.current?.focus()
  }, [begins])
  const list = watchlistOf(runtime)
  const id = titleId(title)
  const standing = useSyncExternalStore(list.subscribe, () => list.standing(id))
  const listed = standing === 'in' || standing === 'adding'

  const addRemembered = useEffectEvent(() => {
    if (takeTitle(id)) changeListed(runtime, id, true, t)
  })
  // Each viewer (`epoch`) has a list of their own.
  useEffect(() => {
    if (!own) return
    list.ensure().catch(() => {})
    addRemembered()
  }, [own, epoch, list, id])

  const press = (event: { detail: number }) => {
    // Ignores the second click of a double click (reliability P13).
    if (event.detail > 1) return
    if (own) changeListed(runtime, id, !listed, t)
    else setAsking(true)
  }
  // A signed-out visitor can press at once: only the list of a signed-in viewer has to load first.
  const isBusy = own && standing !== 'in' && standing !== 'out' && standing !== 'unknown'
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
        aria-label={compact ? `${label}: ${nameOf(title, t)}` : undefined}
        onClick={press}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <span className="mq-listed__sign">
          <Icon name={listed ? 'check' : 'plus'} />
        </span>
        {!compact && label}
      </Button>
      <WatchlistPrompt lazy={{ wanted: asking }} onSignIn={signIn} onClose={() => setAsking(false)} />
    </>
  )
}
