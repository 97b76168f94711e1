import { TitleRow } from '../../catalogue/row/TitleRow'
import { hasOwnLists } from '../../session/ownLists'
import { useSession } from '../../site/react/RuntimeContext'
import type { ModuleProps } from '../../site/registry'
import { lazyPart } from '../../ui/lazyPart'
import { Skeleton } from '../../ui/Skeleton'

/** Asks the service: not part of the module, because most of them bring their content along. */
const ContinueWatchingRow = lazyPart(
  async () => (await import('../../catalogue/row/ContinueWatchingRow')).ContinueWatchingRow,
)

/** A row of titles; with `history` those that the viewer goes on with, and none for whoever is signed out. */
export default function CarouselShow({ module, index }: ModuleProps<'carousel_show'>) {
  const own = hasOwnLists(useSession())
  const { shape = 'poster', captions = 'facts', history } = module.config ?? {}
  if (!history) return <TitleRow module={module} shape={shape} captions={captions} index={index} />
  return own ? <ContinueWatchingRow module={module} index={index} lazy={{ pending: <Skeleton shape="row" /> }} /> : null
}
