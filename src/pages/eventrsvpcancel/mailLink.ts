import { useEffect, useState } from 'react'

export interface EmailLinkParams {
  token?: string
  email?: string
}

/**
 * Reads the token and the email address from the query of a link in an email. An unescaped plus sign in the address is
 * decoded as a space, which no email address contains, so it is restored.
 */
export function parseEmailLinkParams(search: string): EmailLinkParams {
  const query = new URLSearchParams(search)
  const token = query.get('token')?.trim()
  const email = query.get('email')?.trim().replaceAll(' ', '+')
  return { ...(token && { token }), ...(email && { email }) }
}

/**
 * Reads the link once and removes it from the address, so that it is not kept in the history, copied or sent as a
 * referrer (threats S10).
 */
export function useEmailLinkParams(search: string): EmailLinkParams {
  const [link] = useState(() => parseEmailLinkParams(search))
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname)
  }, [])
  return link
}
