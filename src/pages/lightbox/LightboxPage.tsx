import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { RefusedTitlePage } from '../../catalogue/access/RefusedTitlePage'
import { isRefusedByRules } from '../../catalogue/access/titleAccess'
import { useTitleAccess } from '../../catalogue/access/useTitleAccess'
import { picturesOf, usePictureParam } from '../../catalogue/extras/lightboxPictures'
import { titleDisplayName } from '../../catalogue/title/titleFacts'
import { titleAddress } from '../../catalogue/title/titleLink'
import { useQuery } from '../../data/useQuery'
import type { MediaItem } from '../../generated/types'
import { MessagePage } from '../../page/MessagePage'
import { PageFrame } from '../../page/PageFrame'
import { mediaQuery } from '../../service/inventory'
import { isNotFound } from '../../service/query'
import { titleQuery } from '../../service/titles'
import type { PageProps } from '../../site/pageProps'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import Lightbox from '../../ui/overlay/Lightbox'
import './lightboxPage.scss'

const MEDIA_TYPE = 'gallery'

/** Pictures of a title as a page (component kind lightbox, parameter slug). Closing navigates to the title. */
export default function LightboxPage({ params }: PageProps) {
  return <TitlePictures slug={params.slug ?? ''} />
}

function TitlePictures({ slug }: { slug: string }) {
  const t = useText()
  const title = useQuery(titleQuery(slug))
  const media = useQuery(title.data && mediaQuery(title.data, MEDIA_TYPE))
  const error = title.error ?? media.error
  const { access, retry: retryAccess } = useTitleAccess({ slug, title: title.data, ...title })
  if (isNotFound(title.error)) {
    return <MessagePage heading={t('titleNotFound')} text={t('titleNotFoundMore')} link={homeLink(t('returnHome'))} />
  }
  const retry = () => {
    if (title.error !== undefined) title.retry()
    if (media.error !== undefined) media.retry()
  }
  if (isRefusedByRules(access, title.error)) return <RefusedTitlePage access={access} retry={retryAccess} />
  if (error !== undefined) {
    return (
      <MessagePage heading={t('pageFailed')} text={t('pageFailedMore')}>
        <Button kind="first" onClick={retry}>
          {t('tryAgain')}
        </Button>
      </MessagePage>
    )
  }
  const name = title.data ? titleDisplayName(title.data, t) : undefined
  const heading = name && t('picturesOf', { name })
  return (
    <PageFrame title={heading}>
      {heading && media.data && access.type === 'open' ? (
        <Pictures heading={heading} media={media.data} slug={slug} />
      ) : (
        <div className="mq-pictures__dark" aria-busy="true" />
      )}
    </PageFrame>
  )
}

const homeLink = (label: string) => ({ href: '/', label })

interface PicturesProps {
  heading: string
  media: readonly MediaItem[]
  slug: string
}

/** One picture at a time; the address names it. */
function Pictures({ heading, media, slug }: PicturesProps) {
  const t = useText()
  const navigate = useNavigate()
  const pictures = useMemo(() => picturesOf(media, t), [media, t])
  const { index, move } = usePictureParam(pictures.map((_, index) => String(index + 1)))
  const href = titleAddress(slug)
  const close = useCallback(() => void navigate(href), [navigate, href])
  if (pictures.length === 0) {
    return <MessagePage heading={heading} text={t('noPictures')} link={{ href, label: t('details') }} />
  }
  return <Lightbox page name={heading} images={pictures} index={index ?? 0} onIndexChange={move} onClose={close} />
}
