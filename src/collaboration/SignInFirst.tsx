import { EmptyState } from '../page/EmptyState'
import { useRuntime } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'
import { Button } from '../ui/Button'

/** What signed-out visitors read in place of what is shared with people (spec part 2, section 2). They stay where they are. */
export function SignInFirst({ text }: { text: string }) {
  const t = useText()
  const { session } = useRuntime()
  return (
    <EmptyState text={text}>
      <Button kind="first" onClick={() => session.ask()}>
        {t('signIn')}
      </Button>
    </EmptyState>
  )
}
