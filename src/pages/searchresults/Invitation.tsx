import '../../text/catalogueTexts'
import { RecentList } from '../../catalogue/search/RecentList'
import { useText } from '../../text/TextContext'
import { GenreDoors } from './GenreDoors'

/** What the search page shows before anything is searched: what was, and the genres to look around in. */
export function Invitation({ path }: { path: string }) {
  const t = useText()
  return (
    <>
      <div className="mq-wrap mq-search__recent">
        <RecentList path={path} />
      </div>
      <GenreDoors heading={t('browseGenres')} />
    </>
  )
}
