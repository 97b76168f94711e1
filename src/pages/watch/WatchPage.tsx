import { RefusedTitlePage } from '../../catalogue/access/RefusedTitlePage'
import { isRefusedByRules } from '../../catalogue/access/titleAccess'
import { useTitleAccess } from '../../catalogue/access/useTitleAccess'
import { episodeName } from '../../catalogue/episodes/episodeFacts'
import { cachedCard } from '../../catalogue/title/cardsInMemory'
import { titleAddress } from '../../catalogue/title/titleLink'
import { useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { MessagePage } from '../../page/MessagePage'
import { PageFrame } from '../../page/PageFrame'
import { ServiceError } from '../../service/http/response'
import { isNotFound } from '../../service/query'
import { titleQuery } from '../../service/titles'
import type { PageProps } from '../../site/pageProps'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { BACK_ICON } from '../../ui/backIcon'
import { Icon } from '../../ui/Icon'
import { Skeleton } from '../../ui/Skeleton'
import { SmartLink } from '../../ui/SmartLink'
import { Neighbours } from './Neighbours'
import { WatchFacts } from './WatchFacts'
import { WatchPlayer } from './WatchPlayer'
import { WatchEpisodes, WatchExtras } from './WatchRows'
import './watchPage.scss'

/** A title with its player (spec, section 2: Watch page): episodes, extras, trailers, films. */
export default function WatchPage({ params }: PageProps) {
  const slug = params.slug ?? ''
  return <Watch key={slug} slug={slug} />
}

/** Shows the data of a loaded card first, then the full title. */
function Watch({ slug }: { slug: string }) {
  const runtime = useRuntime()
  const { data, error, retry } = useQuery(titleQuery(slug))
  const title = data ?? cachedCard(runtime, slug)
  const { access, retry: retryAccess } = useTitleAccess({ slug, title, error, retry })
  if (isRefusedByRules(access, error)) return <RefusedTitlePage access={access} retry={retryAccess} />
  if (error !== undefined) return <WatchFailed error={error} retry={retry} />
  if (access.type === 'pending')
    return (
      <PageFrame>
        <Skeleton shape="grid" />
      </PageFrame>
    )
  return (
    <PageFrame title={title && episodeName(title)}>
      <article className="mq-watch">
        <BackLink title={title} />
        <div className="mq-watch__player">
          <WatchPlayer title={title} isComplete={data !== undefined} />
        </div>
        <div className="mq-watch__below mq-wrap">
          <WatchFacts title={title} isComplete={data !== undefined} />
          {title?.title_type === 'episode' && <Neighbours title={title} />}
        </div>
        {title && <WatchEpisodes title={title} />}
        {data && <WatchExtras title={data} />}
      </article>
    </PageFrame>
  )
}

interface FailedProps {
  error: unknown
  retry: () => void
}

/** Not found or failed (spec, section 2: Watch page), with a link home. */
function WatchFailed({ error, retry }: FailedProps) {
  const t = useText()
  const home = { href: '/', label: t('returnHome') }
  // RangeError: the slug is not valid in an address.
  if (error instanceof RangeError || isNotFound(error))
    return <MessagePage heading={t('titleNotFound')} text={t('titleNotFoundMore')} link={home} />
  // The site's text, as on the title page: messages of the service are not written for visitors.
  const isRefused = error instanceof ServiceError && error.status === 403
  return (
    <MessagePage
      heading={isRefused ? t('contentUnavailable') : t('pageFailed')}
      text={isRefused ? t('titleUnavailable') : t('pageFailedMore')}
      link={home}
    >
      <Button kind="line" onClick={retry}>
        {t('tryAgain')}
      </Button>
    </MessagePage>
  )
}

/** Link to the parent title (spec, section 2: Watch page), or to the title page of a film or series. */
function BackLink({ title }: { title: TitleCard | undefined }) {
  const t = useText()
  const { parent_slug, parent_title } = title?.hierarchy ?? {}
  const slug = parent_slug ?? (title && TYPES_WITH_TITLE_PAGE.has(title.title_type) ? title.slug : undefined)
  const name = (parent_slug && (parent_title || parent_slug)) || title?.name || slug
  return (
    <p className="mq-watch__back mq-wrap">
      {slug && name && (
        <SmartLink href={titleAddress(slug)} aria-label={t('watchBackTo', { name })}>
          <Icon path={BACK_ICON} />
          <span>{name}</span>
        </SmartLink>
      )}
    </p>
  )
}

/** Types with a title page. */
const TYPES_WITH_TITLE_PAGE: ReadonlySet<string | undefined> = new Set(['feature', 'series'])
