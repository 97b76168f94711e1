import { MessagePage } from '../../page/MessagePage'
import { failureWords } from '../../session/oidc/failureWords'
import type { Provider } from '../../session/oidc/provider'
import { useDeparture } from '../../session/oidc/useDeparture'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'

interface Props {
  provider: Provider
  heading: string
  text: string
}

/** Why nobody was signed in, and a fresh attempt as the way on. */
export function CallbackFailure({ provider, ...words }: Props) {
  const t = useText()
  const { depart, leaving, failure } = useDeparture(provider)
  return (
    <MessagePage {...(failure ? failureWords(failure, t) : words)}>
      <Button kind="first" aria-disabled={leaving} onClick={() => leaving || depart()}>
        {t('tryAgain')}
      </Button>
    </MessagePage>
  )
}
