import { useEffect, useState } from 'react'

export interface MailLink {
  token?: string
  email?: string
}

/**
 * Reads the token and the email address from the query of a link in an email. An unescaped plus sign in the address is
 * decoded as a space, which no email address contains, so it is restored.
 */
export function readMailLink(search: string): MailLink {
  const query = new URLSearchParams(search)
  const token = query.get('token')?.trim()
  const email = query.get('email')?.trim().replaceAll(' ', '+')
  return { ...(token && { token }), ...(email && { email }) }
}

/**
 * Reads the link once and removes it from the address, so that it is not kept in the history, copied or sent as a
 * referrer (threats S10).
 */
export function useMailLink(search: string): MailLink {
  const [link] = useState(() => readMailLink(search))
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname)
  }, [])
  return link
}
