import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { endSession } from '../../service/profile'
import { useRuntime } from '../../site/RuntimeContext'

/** Clears all auth data and goes to / (spec: /logout; with a reload where refresh_after_logout asks for it). */
export default function LogoutPage() {
  const { http, session, plan } = useRuntime()
  const navigate = useNavigate()
  useEffect(() => {
    endSession(http).catch(() => {})
    session.signedOut()
    if (plan.document.site_config.auth?.refresh_after_logout) window.location.replace('/')
    else navigate('/', { replace: true })
  }, [http, session, plan, navigate])
  return null
}
