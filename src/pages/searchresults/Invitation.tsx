import { RecentList } from '../../search/RecentList'
import { useText } from '../../text/TextContext'
import { GenreDoors } from './GenreDoors'
import { Tags } from './Tags'
import { useAssetSearch } from './useAssetSearch'

/** What the search page shows before anything is searched: what was, the tags of who works with assets, and the genres to look around in. */
export function Invitation({ path }: { path: string }) {
  const t = useText()
  const assets = useAssetSearch()
  return (
    <>
      <div className="mq-wrap mq-search__recent">
        <RecentList path={path} />
      </div>
      {assets && <Tags path={path} />}
      <GenreDoors heading={t('browseGenres')} />
    </>
  )
}
