import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { storeLocation } from '../../session/storedLocation'
import { backgroundLocation, type PageDialog, pageAsDialog } from '../plan/modals'
import { createRedirectGuard } from '../plan/redirectGuard'
import type { ResolvedAddress } from '../plan/resolvePage'
import { useRuntime, useSession } from './RuntimeContext'
import { useStatusRules } from './useStatusRules'

export interface ShownPage {
  location: Location
  resolved: ResolvedAddress
  /** Index in the history of this tab; undefined for a page behind a dialog that was never visited */
  index?: number
}

export interface ShownPageAndDialog {
  shown: ShownPage | undefined
  dialog: PageDialog | undefined
}

/**
 * The page for the current address. On navigation the old page stays until the new one is ready or the timeout of
 * `runtime.open` has passed. Redirects are followed without being shown. A dialog leaves the page below unchanged.
 */
export function useShownPage(): ShownPageAndDialog {
  const runtime = useRuntime()
  const { epoch } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  useStatusRules()
  const [guard] = useState(createRedirectGuard)
  // oxlint-disable-next-line hooks/exhaustive-deps -- `resolve` reads who is signed in, which changes with `epoch`
  const resolved = useMemo(() => runtime.resolve(location), [runtime, location, epoch])
  const requestedDialog = pageAsDialog(runtime, resolved)
  const [shown, setShown] = useState<ShownPage | undefined>(() =>
    resolved.type === 'redirect'
      ? undefined
      : ((requestedDialog && backgroundLocation(runtime, requestedDialog, location)) ?? {
          location,
          resolved,
          index: historyIndex(),
        }),
  )
  const dialog = shown && pathOf(shown.resolved) !== pathOf(resolved) ? requestedDialog : undefined
  const isCovered = dialog !== undefined

  useEffect(() => {
    if (resolved.type !== 'redirect') return
    if (!guard.passes()) {
      // oxlint-disable-next-line hooks/set-state-in-effect -- the guard counts redirects that were followed
      setShown({ location, resolved: { type: 'loop', from: location.pathname, to: resolved.to } })
      return
    }
    if (resolved.remember) storeLocation(resolved.remember)
    navigate(resolved.to, { replace: true })
  }, [resolved, location, navigate, guard])

  const isShown = useEffectEvent((resolved: ResolvedAddress) => shown?.resolved === resolved)
  const abandoned = useRef<ResolvedAddress>(undefined)
  useEffect(() => {
    if (abandoned.current) runtime.cancelPrepared(abandoned.current, resolved)
    abandoned.current = undefined
    if (resolved.type === 'redirect' || isCovered || isShown(resolved)) return
    let isActive = true
    const show = () => {
      if (isActive) setShown({ location, resolved, index: historyIndex() })
      isActive = false
    }
    runtime.open(resolved).then(show)
    return () => {
      if (isActive) abandoned.current = resolved
      isActive = false
    }
  }, [runtime, resolved, location, isCovered])

  return { shown, dialog }
}

const pathOf = (resolved: ResolvedAddress) => (resolved.type === 'page' ? resolved.pathname : undefined)

/** react-router's index of the history entry */
const historyIndex = (): number | undefined => window.history.state?.idx
