import { episodeName } from '../../catalogue/episodes/episodeFacts'
import { knownCard } from '../../catalogue/title/cardsInMemory'
import { useQuery } from '../../data/useQuery'
import { PageFrame } from '../../page/PageFrame'
import { titleQuery } from '../../service/titles'
import type { PageProps } from '../../site/pageProps'
import { useRuntime } from '../../site/react/RuntimeContext'
import { BackLink } from './BackLink'
import { Neighbours } from './Neighbours'
import { WatchEpisodes } from './WatchEpisodes'
import { WatchExtras } from './WatchExtras'
import { WatchFacts } from './WatchFacts'
import { WatchFailed } from './WatchFailed'
import { WatchPlayer } from './WatchPlayer'
import './watchPage.scss'
import './watchBones.scss'

/** A title with its player (spec, section 2: Watch page): episodes, extras, trailers, films. */
export default function WatchPage({ params }: PageProps) {
  const slug = params.slug ?? ''
  return <Watch key={slug} slug={slug} />
}

/** What a list knows of the title is shown at once, the rest when the service has answered. */
function Watch({ slug }: { slug: string }) {
  const runtime = useRuntime()
  const { data, error, retry } = useQuery(titleQuery(slug))
  const title = data ?? knownCard(runtime, slug)
  if (error !== undefined) return <WatchFailed error={error} retry={retry} />
  return (
    <PageFrame title={title && episodeName(title)}>
      <article className="mq-watch">
        <BackLink title={title} />
        <div className="mq-watch__player">
          <WatchPlayer title={title} whole={data !== undefined} />
        </div>
        <div className="mq-watch__below mq-wrap">
          <WatchFacts title={title} whole={data !== undefined} />
          {title?.title_type === 'episode' && <Neighbours title={title} />}
        </div>
        {title && <WatchEpisodes title={title} />}
        {data && <WatchExtras title={data} />}
      </article>
    </PageFrame>
  )
}
