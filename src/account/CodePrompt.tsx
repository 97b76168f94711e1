import { authType } from '../session/authType'
import { useRuntime, useSession } from '../site/react/RuntimeContext'
import { lazyPart } from '../ui/lazyPart'
import { useRefreshAfterLogin } from './useRefreshAfterLogin'

const Section = lazyPart(() => import('./CodePromptSection').then((code) => code.CodePromptSection))

/** Spec, section 2: Home asks signed-out visitors of a code site for their code. Other sites load no code for it. */
export function CodePrompt() {
  const { plan } = useRuntime()
  const { signedIn } = useSession()
  const wanted = !signedIn && authType(plan.document) === 'code'
  useRefreshAfterLogin(wanted)
  // Reserves space while it loads.
  return <Section lazy={{ enabled: wanted, pending: <div style={{ minHeight: '20rem' }} /> }} />
}
