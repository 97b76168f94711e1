import { useState } from 'react'
import { MessagePage } from '../page/MessagePage'
import { useText } from '../text/TextContext'
import { Button } from '../ui/Button'

interface Props {
  /** The current and the new user, if known */
  now?: string
  next?: string
  onSwitch: () => void
  onStay: () => void
}

/** Asks before switching to another user (threats S3). */
export function SwitchAccount({ now, next, onSwitch, onStay }: Props) {
  const t = useText()
  const [chosen, setChosen] = useState(false)
  const accounts = { now: now ?? t('thisAccount'), next: next ?? t('someoneElse') }
  const choose = (act: () => void) => () => {
    if (chosen) return
    setChosen(true)
    act()
  }
  return (
    <MessagePage heading={t('switchAccount')} text={t('switchAccountMore', accounts)}>
      <Button kind="first" aria-disabled={chosen} onClick={choose(onSwitch)}>
        {t('switchTo')}
      </Button>
      <Button kind="line" aria-disabled={chosen} onClick={choose(onStay)}>
        {t('stay')}
      </Button>
    </MessagePage>
  )
}
