import { useQuery } from '../../data/useQuery'
import { withQuery } from '../../lib/url/withQuery'
import { ListStates } from '../../page/list/ListStates'
import { MessagePage } from '../../page/MessagePage'
import { PageFrame } from '../../page/PageFrame'
import { genreQuery, slugToName } from '../../service/genres'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Picture } from '../../ui/picture/Picture'
import { GenreTitles } from './GenreTitles'
import './genreBanner.scss'

/**
 * Titles of a genre below its image (spec: Genre detail). The genre is the path parameter `genre` or `slug`. The
 * route's modules are requested for this genre (spec, section 7: optional query genre).
 */
export default function GenreDetailPage(page: PageProps) {
  const slug = page.params.slug ?? page.params.genre ?? Object.values(page.params)[0] ?? ''
  return <Genre key={slug} {...page} slug={slug} />
}

function Genre({ route, slug }: PageProps & { slug: string }) {
  const t = useText()
  const runtime = useRuntime()
  const { genre_slugs: slugs } = runtime.plan.document.site_config
  const isIncluded = !slugs || slugs.includes(slug)
  const result = useQuery(isIncluded ? genreQuery(slug) : undefined)
  const { data, error } = result
  // Unknown, or excluded by the brand.
  if (data === null || !isIncluded) {
    const list = runtime.routes().find(({ component }) => component === 'genres')
    const link = list ? { href: list.route, label: t('allGenres') } : { href: '/', label: t('goHome') }
    return <MessagePage heading={t('noGenre')} text={t('noGenreMore')} link={link} />
  }
  return (
    <PageFrame title={data?.name ?? slugToName(slug)}>
      <ModuleList uri={withQuery(route?.modules_uri, { genre: slug })}>
        <GenreBanner name={data?.name ?? (error ? slugToName(slug) : undefined)} pictureUrl={data?.picture} />
        <ListStates result={result} isEmpty={() => false} empty={null}>
          {(genre) => genre && <GenreTitles genre={genre} route={route} />}
        </ListStates>
      </ModuleList>
    </PageFrame>
  )
}

interface BannerProps {
  /** undefined while it loads; the space is reserved. */
  name: string | undefined
  pictureUrl: string | undefined
}

/** Full-width image with the name on it; without an image a plain background of the same height. */
function GenreBanner({ name, pictureUrl }: BannerProps) {
  return (
    <div className="mq-genre">
      {name && (
        <>
          <div className="mq-genre__art">
            {pictureUrl && <Picture src={pictureUrl} alt="" width={1440} height={810} sizes="100vw" first />}
          </div>
          <h1 className="mq-genre__name mq-wrap" tabIndex={-1}>
            {name}
          </h1>
        </>
      )}
    </div>
  )
}
