import { useRuntime, useSession } from '../../site/react/RuntimeContext'

/** Whether this visitor searches assets, too: signed in on a site with collections, whose members know them by name. */
export function useAssetSearch(): boolean {
  const { routing } = useRuntime().plan.document.site_config
  const { signedIn } = useSession()
  return signedIn && routing.some(({ component }) => component === 'collections')
}
