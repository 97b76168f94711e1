import { useState } from 'react'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { lazyPart } from '../../ui/lazyPart'
import { SmartLink } from '../../ui/SmartLink'

const PlaybackSettings = lazyPart(async () => (await import('../../account/PlaybackSettings')).PlaybackSettings)
const AccountFacts = lazyPart(async () => (await import('../../account/AccountFacts')).AccountFacts)

/** Links to the watchlist and the history, with the labels of their routes. */
export function AccountLinks() {
  const { routes } = useRuntime()
  const linkable = routes().filter(({ route, redirect }) => !redirect && !route.includes(':'))
  return (['watchlist', 'history'] as const).map((kind) => {
    const page = linkable.find(({ component, label, heading }) => component === kind && (label ?? heading))
    return (
      page && (
        <SmartLink key={kind} href={page.route}>
          {page.label ?? page.heading}
        </SmartLink>
      )
    )
  })
}

/** The dialogs for playback settings and the account, and the buttons that open them. */
export function useAccountDialogs() {
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
        <PlaybackSettings lazy={{ enabled: open === 'playback' }} onClose={close} />
        <AccountFacts lazy={{ enabled: open === 'account' }} onClose={close} />
      </>
    ),
  }
}
