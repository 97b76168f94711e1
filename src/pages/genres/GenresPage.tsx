import { GenreTiles } from '../../catalogue/genres/GenreTiles'
import { EmptyState } from '../../page/EmptyState'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useText } from '../../text/TextContext'
import './genres.scss'

/** Cards of all genres between the modules of the route (spec: Genres list). */
export default function GenresPage({ route }: PageProps) {
  const t = useText()
  const heading = route?.heading ?? route?.label ?? t('genreMenu')
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PageHeading heading={heading} />
        <div className="mq-genres">
          <GenreTiles first={8} empty={<EmptyState text={t('noGenres')} />} />
        </div>
      </ModuleList>
    </PageFrame>
  )
}
