import { useSyncExternalStore } from 'react'
import { useRuntime } from '../../site/react/RuntimeContext'
import { showsHonours } from './showsHonours'

const nobody = () => () => {}

/**
 * `showsHonours` for the present visitor. Who need not know the visitor's groups does not listen to the session: a page
 * may have a thousand cards.
 */
export function useHonours(wanted: boolean): boolean {
  const { plan, session } = useRuntime()
  const config = plan.document.site_config
  return useSyncExternalStore(wanted && config.nominations_group ? session.subscribe : nobody, () =>
    showsHonours(wanted, config, session.state().groups),
  )
}
