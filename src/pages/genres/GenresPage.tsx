import '../../text/catalogueTexts'
import { EmptyShelf } from '../../catalogue/EmptyShelf'
import { GenreTiles } from '../../catalogue/GenreTiles'
import { PageFrame } from '../../catalogue/PageFrame'
import { PageHeading } from '../../catalogue/PageHeading'
import { ServiceData } from '../../catalogue/ServiceData'
import { ModuleList } from '../../site/ModuleList'
import type { PageProps } from '../../site/pageProps'
import { useText } from '../../text/TextContext'
import './genres.scss'

/** All genres as cards that lead to them, between the modules of the route (spec: Genres list). */
export default function GenresPage({ route }: PageProps) {
  const t = useText()
  const heading = route?.heading ?? route?.label ?? t('genreMenu')
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PageHeading heading={heading} />
        <div className="mq-genres">
          <ServiceData>
            <GenreTiles first={8} empty={<EmptyShelf text={t('noGenres')} />} />
          </ServiceData>
        </div>
      </ModuleList>
    </PageFrame>
  )
}
