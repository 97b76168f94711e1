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
  const heard = vi.fn()
  site.runtime.events.subscribe(heard)
  render(site.around(<Rules />, at))
  const answer = (status: number, path: string) =>
    act(() => site.runtime.statusLog.report({ status, path, authorization: site.session.authorization() }))
  return { ...site, heard, answer }
}

describe('bad answers (spec, section 8: HTTP handling)', () => {
  it('a 400 leads to /restricted and is recorded as out of territory', () => {
    const { heard, answer } = show('/films')
    answer(400, 'modules/placement/home/?title=x')
    expect(screen.getByText('/restricted')).toBeTruthy()
    expect(heard).toHaveBeenCalledWith({ name: 'out_of_territory', path: 'modules/placement/home/' })
  })

  it('a 400 about a form does neither', () => {
    const { heard, answer } = show('/reset')
    answer(400, 'user/reset/')
    expect(screen.getByText('/reset')).toBeTruthy()
    expect(heard).not.toHaveBeenCalled()
  })

  it('a 403 is recorded, and changes nothing', () => {
    const { heard, answer, session } = show('/films')
    answer(403, 'user/queue/')
    expect(screen.getByText('/films')).toBeTruthy()
    expect(heard).toHaveBeenCalledWith({ name: 'forbidden', path: 'user/queue/' })
    expect(session.state().signedIn).toBe(true)
  })

  it('a 401 signs out, and is not recorded', () => {
    const { heard, answer, session } = show('/films')
    answer(401, 'user/queue/')
    expect(session.state().signedIn).toBe(false)
    expect(heard).not.toHaveBeenCalled()
  })
})
