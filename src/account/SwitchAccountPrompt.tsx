import { useState } from 'react'
import { MessagePage } from '../page/MessagePage'
import { useText } from '../text/TextContext'
import { Button } from '../ui/Button'

interface Props {
  /** Name of the signed-in user, if known */
  currentUser?: string
  /** Name of the new user, if known */
  newUser?: string
  onSwitch: () => void
  onStay: () => void
}

/** Asks before switching to another user (threats S3). */
export function SwitchAccountPrompt({ currentUser, newUser, onSwitch, onStay }: Props) {
  const t = useText()
  const [hasChosen, setHasChosen] = useState(false)
  const accounts = { now: currentUser ?? t('thisAccount'), next: newUser ?? t('someoneElse') }
  const choose = (act: () => void) => () => {
    if (hasChosen) return
    setHasChosen(true)
    act()
  }
  return (
    <MessagePage heading={t('switchAccount')} text={t('switchAccountMore', accounts)}>
      <Button kind="first" aria-disabled={hasChosen} onClick={choose(onSwitch)}>
        {t('switchTo')}
      </Button>
      <Button kind="line" aria-disabled={hasChosen} onClick={choose(onStay)}>
        {t('stay')}
      </Button>
    </MessagePage>
  )
}
