import { useState } from 'react'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { lazyPart } from '../../ui/lazyPart'
import { SmartLink } from '../../ui/SmartLink'

const PlaybackSettings = lazyPart(async () => (await import('../../account/PlaybackSettings')).PlaybackSettings)
const AccountFacts = lazyPart(async () => (await import('../../account/AccountFacts')).AccountFacts)

/** What a viewer has for themselves, by the names of its pages: their list, and what they have seen. */
export function OwnLinks() {
  const { routes } = useRuntime()
  const own = routes().filter(({ route, redirect }) => !redirect && !route.includes(':'))
  return (['watchlist', 'history'] as const).map((kind) => {
    const page = own.find(({ component, label, heading }) => component === kind && (label ?? heading))
    return (
      page && (
        <SmartLink key={kind} href={page.route}>
          {page.label ?? page.heading}
        </SmartLink>
      )
    )
  })
}

/** Dialogs of the viewer's own: the buttons that open them, and the one that is open. */
export function useOwnDialogs() {
  const t = useText()
  const [open, setOpen] = useState<'playback' | 'account'>()
  const close = () => setOpen(undefined)
  return {
    buttons: (
      <>
        <button type="button" onPointerEnter={PlaybackSettings.preload} onClick={() => setOpen('playback')}>
          {t('playbackSettings')}
        </button>
        <button type="button" onPointerEnter={AccountFacts.preload} onClick={() => setOpen('account')}>
          {t('myAccount')}
        </button>
      </>
    ),
    dialog: (
      <>
        <PlaybackSettings lazy={{ wanted: open === 'playback' }} onClose={close} />
        <AccountFacts lazy={{ wanted: open === 'account' }} onClose={close} />
      </>
    ),
  }
}
