import { useEffect, useState } from 'react'

/** What the link of a mail carries. */
export interface MailLink {
  token?: string
  email?: string
}

/**
 * Reads what a mail's link carries. A plus sign in an e-mail address that was not written as %2B is one all the same:
 * no address has a space.
 */
export function readMailLink(search: string): MailLink {
  const query = new URLSearchParams(search)
  const token = query.get('token')?.trim()
  const email = query.get('email')?.trim().replaceAll(' ', '+')
  return { ...(token && { token }), ...(email && { email }) }
}

/** The same, read once; then it leaves the address, and with it what is remembered, copied and told on (threats S10). */
export function useMailLink(search: string): MailLink {
  const [link] = useState(() => readMailLink(search))
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname)
  }, [])
  return link
}
