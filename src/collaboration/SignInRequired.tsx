import { EmptyState } from '../page/EmptyState'
import { useRuntime } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'
import { Button } from '../ui/Button'

/** Shown to signed-out visitors instead of shared content (spec part 2, section 2). They stay on the page. */
export function SignInRequired({ text }: { text: string }) {
  const t = useText()
  const { session } = useRuntime()
  return (
    <EmptyState text={text}>
      <Button kind="first" onClick={() => session.openSignIn()}>
        {t('signIn')}
      </Button>
    </EmptyState>
  )
}
