import { createLoader } from '../lib/loader'
import { authType } from '../session/authType'
import { useRuntime, useSession } from '../site/react/RuntimeContext'
import { useLoaded } from '../ui/useLoaded'
import { useRefreshAfterLogin } from './useRefreshAfterLogin'

const prompt = createLoader(() => import('./CodePrompt'))

/** Spec, section 2: Home asks visitors of a code site for their code while they are signed out. Other sites load nothing. */
export function CodePromptPlace() {
  const { plan } = useRuntime()
  const { signedIn } = useSession()
  const wanted = !signedIn && authType(plan.document) === 'code'
  useRefreshAfterLogin(wanted)
  const { value, error } = useLoaded(prompt, wanted)
  if (!wanted || error) return null
  // Its space is kept while it loads.
  return value ? <value.CodePrompt /> : <div style={{ minHeight: '20rem' }} />
}
