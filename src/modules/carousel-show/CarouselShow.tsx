import { TitleRow } from '../../catalogue/row/TitleRow'
import { hasOwnLists } from '../../session/ownLists'
import { useSession } from '../../site/react/RuntimeContext'
import type { ModuleProps } from '../../site/registry'
import { lazyPart } from '../../ui/lazyPart'
import { Skeleton } from '../../ui/Skeleton'

/** Loaded lazily: most modules contain their titles. */
const ContinueWatchingRow = lazyPart(
  async () => (await import('../../catalogue/row/ContinueWatchingRow')).ContinueWatchingRow,
)

/** A row of titles. With `history` it shows titles to continue watching, and nothing to signed-out visitors. */
export default function CarouselShow({ module, index }: ModuleProps<'carousel_show'>) {
  const hasLists = hasOwnLists(useSession())
  const { shape = 'poster', captions = 'facts', history } = module.config ?? {}
  if (!history) return <TitleRow module={module} shape={shape} captions={captions} index={index} />
  return hasLists ? (
    <ContinueWatchingRow module={module} index={index} lazy={{ pending: <Skeleton shape="row" /> }} />
  ) : null
}
