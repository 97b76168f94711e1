import { useContinue } from '../../../catalogue/continue/useProgress'
import type { Title } from '../../../generated/types'
import { useSession } from '../../../site/RuntimeContext'

/** Where the viewer left this title or one of its episodes; undefined: nothing was begun, or nobody is signed in. */
export function useContinueTitle(title: Title) {
  const { signedIn } = useSession()
  return useContinue(title, signedIn)
}
