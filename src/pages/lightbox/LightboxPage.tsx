import { InsteadOfTitle } from '../../catalogue/access/InsteadOfTitle'
import { isClosed } from '../../catalogue/access/titleAccess'
import { useTitleAccess } from '../../catalogue/access/useTitleAccess'
import { loadTitle, titleKey } from '../../catalogue/data/loadTitle'
import { nameOf } from '../../catalogue/title/titleFacts'
import { loadMedia } from '../../catalogue/title-views/sources/media'
import { ServiceData } from '../../data/ServiceData'
import { useService } from '../../data/useService'
import { MessagePage } from '../../page/MessagePage'
import { PageFrame } from '../../page/PageFrame'
import { ServiceError } from '../../service/http/reply'
import type { PageProps } from '../../site/pageProps'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { Pictures } from './Pictures'
import './lightboxPage.scss'

/** The type of media that the service is asked for. */
const MEDIA = 'gallery'

/** The pictures of a title as a whole page (component kind lightbox, parameter slug). Closing leads to the title. */
export default function LightboxPage({ params }: PageProps) {
  return (
    <ServiceData>
      <PicturesOf slug={params.slug ?? ''} />
    </ServiceData>
  )
}

function PicturesOf({ slug }: { slug: string }) {
  const t = useText()
  const runtime = useRuntime()
  const title = useService(titleKey(slug), () => loadTitle(runtime, slug))
  const id = title.data && (title.data.id ?? title.data.slug)
  const media = useService(id === undefined ? undefined : `media ${id} ${MEDIA}`, () =>
    loadMedia(runtime, id ?? slug, MEDIA),
  )
  const error = title.error ?? media.error
  const access = useTitleAccess({ slug, title: title.data, error: title.error })
  if (title.error instanceof ServiceError && title.error.status === 404) {
    return <MessagePage heading={t('titleNotFound')} text={t('titleNotFoundMore')} link={HOME(t('returnHome'))} />
  }
  const retry = () => {
    if (title.error !== undefined) title.retry()
    if (media.error !== undefined) media.retry()
  }
  if (isClosed(access)) return <InsteadOfTitle access={access} retry={retry} />
  if (error !== undefined) {
    return (
      <MessagePage heading={t('pageFailed')} text={t('pageFailedMore')}>
        <Button kind="first" onClick={retry}>
          {t('tryAgain')}
        </Button>
      </MessagePage>
    )
  }
  const name = title.data ? nameOf(title.data, t) : undefined
  const heading = name && t('picturesOf', { name })
  return (
    <PageFrame title={heading}>
      {heading && media.data ? (
        <Pictures heading={heading} media={media.data} slug={slug} />
      ) : (
        <div className="mq-pictures__dark" aria-busy="true" />
      )}
    </PageFrame>
  )
}

const HOME = (label: string) => ({ href: '/', label })
