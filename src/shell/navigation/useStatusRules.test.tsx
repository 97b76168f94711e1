import { act, render, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { useStatusRules } from '../../site/react/useStatusRules'
import { testSite } from '../testing/testSite'

function Rules() {
  useStatusRules()
  return <p>{useLocation().pathname}</p>
}

function show(at: string) {
  const site = testSite({ profile: { first_name: 'Ada' } })
  const listener = vi.fn()
  site.runtime.events.subscribe(listener)
  render(site.around(<Rules />, at))
  const report = (status: number, path: string) =>
    act(() => site.runtime.statusLog.report({ status, path, authorization: site.session.authorization() }))
  return { ...site, listener, report }
}

describe('error responses (spec, section 8: HTTP handling)', () => {
  it('a 400 redirects to /restricted and emits out_of_territory', () => {
    const { listener, report } = show('/films')
    report(400, 'modules/placement/home/?title=x')
    expect(screen.getByText('/restricted')).toBeTruthy()
    expect(listener).toHaveBeenCalledWith({ name: 'out_of_territory', path: 'modules/placement/home/' })
  })

  it('a 400 response to a form neither redirects nor emits an event', () => {
    const { listener, report } = show('/reset')
    report(400, 'user/reset/')
    expect(screen.getByText('/reset')).toBeTruthy()
    expect(listener).not.toHaveBeenCalled()
  })

  it('a 403 emits forbidden, and changes nothing', () => {
    const { listener, report, session } = show('/films')
    report(403, 'user/queue/')
    expect(screen.getByText('/films')).toBeTruthy()
    expect(listener).toHaveBeenCalledWith({ name: 'forbidden', path: 'user/queue/' })
    expect(session.state().signedIn).toBe(true)
  })

  it('a 401 signs out, and emits nothing', () => {
    const { listener, report, session } = show('/films')
    report(401, 'user/queue/')
    expect(session.state().signedIn).toBe(false)
    expect(listener).not.toHaveBeenCalled()
  })
})
