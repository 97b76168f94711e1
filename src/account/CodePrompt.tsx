import { authType } from '../session/authType'
import { useRuntime, useSession } from '../site/react/RuntimeContext'
import { lazyPart } from '../ui/lazyPart'

const CodePromptSection = lazyPart(() => import('./CodePromptSection').then((code) => code.CodePromptSection))

/**
 * Spec, section 2: Home asks signed-out visitors of a code site for their code. Other sites and signed-in visitors load no
 * code for it.
 */
export function CodePrompt() {
  const { plan } = useRuntime()
  const { signedIn } = useSession()
  // Once loaded it stays mounted, because it handles the end of signing in.
  const enabled = authType(plan.document) === 'code' && (!signedIn || CodePromptSection.isReady())
  // Reserves space while it loads.
  return <CodePromptSection lazy={{ enabled, pending: <div style={{ minHeight: '20rem' }} /> }} />
}
