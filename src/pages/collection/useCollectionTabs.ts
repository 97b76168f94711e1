import type { Collection } from '../../generated/types'
import { useAddressChoice } from '../../page/list/useAddressChoice'
import { useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'

const TAB_IDS = ['assets', 'info', 'conversations', 'collaborators'] as const
export type TabId = (typeof TAB_IDS)[number]

interface Counts {
  assets: number | undefined
  conversations: number | undefined
}

/** The tabs of a collection that the viewer may see, and the chosen one. The default is the first visible of `TAB_IDS`. */
export function useCollectionTabs({ access }: Collection, narrow: boolean, canRead: boolean, counts: Counts) {
  const t = useText()
  const { isProfileSettled } = useSession()
  const isShown = (id: TabId) => {
    // On larger screens the panel is beside the tabs (spec part 2, section 2: tab Info).
    if (id === 'info') return narrow
    // Assets and conversations need `read` (spec part 2, section 6). Until the profile has loaded their tabs show a
    // skeleton, and nothing is requested.
    return id === 'collaborators' || canRead || !isProfileSettled
  }
  const [tab, choose] = useAddressChoice<TabId>('tab', TAB_IDS.filter(isShown))
  const people = (access?.users?.length ?? 0) + (access?.groups?.length ?? 0)
  const tabs = [
    { id: 'info' as const, label: t('tabInfo') },
    { id: 'assets' as const, label: t('tabAssets'), count: counts.assets },
    { id: 'conversations' as const, label: t('conversations'), count: counts.conversations },
    { id: 'collaborators' as const, label: t('tabCollaborators'), count: people },
  ].filter(({ id }) => isShown(id))
  return { tabs, tab, choose }
}
