import type { PageProps } from '../../site/pageProps'
import { Live } from './Live'

/**
 * A live event (spec, section 2: /{routeToOpen}/{titleSlug}/{liveEventSlug}; part 2: FYC event player, component kind
 * fycevent, parameters slug and titleSlug).
 */
export default function LiveEventPage({ params }: PageProps) {
  return <Live slug={params.slug ?? ''} titleSlug={params.titleSlug ?? ''} />
}
