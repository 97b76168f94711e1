import { authType } from '../session/authType'
import { useRuntime, useSession } from '../site/react/RuntimeContext'
import { lazyPart } from '../ui/lazyPart'
import { useRefreshAfterLogin } from './useRefreshAfterLogin'

const Section = lazyPart(() => import('./CodePromptSection').then((code) => code.CodePromptSection))

/** Spec, section 2: Home asks visitors of a code site for their code while they are signed out. Other sites load nothing. */
export function CodePrompt() {
  const { plan } = useRuntime()
  const { signedIn } = useSession()
  const wanted = !signedIn && authType(plan.document) === 'code'
  useRefreshAfterLogin(wanted)
  // Its space is kept while it loads.
  return <Section lazy={{ wanted, pending: <div style={{ minHeight: '20rem' }} /> }} />
}
