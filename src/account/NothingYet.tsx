import { useText } from '../text/TextContext'
import { buttonClass } from '../ui/Button'
import { SmartLink } from '../ui/SmartLink'
import { ListInvitation } from './ListInvitation'

/** A list of the viewer's own with nothing on it yet, and the way to something. */
export function NothingYet({ text }: { text: string }) {
  const t = useText()
  return (
    <ListInvitation text={text}>
      <SmartLink className={buttonClass('first')} href="/">
        {t('findSomething')}
      </SmartLink>
    </ListInvitation>
  )
}
