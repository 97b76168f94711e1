import { GenreTiles } from '../../catalogue/genres/GenreTiles'
import { genreLink, useGenres } from '../../catalogue/genres/genres'
import { useQuery } from '../../data/useQuery'
import type { Tag } from '../../generated/types'
import { RecentList } from '../../search/RecentList'
import { searchAddress } from '../../search/searchTerms'
import { tagsQuery } from '../../service/inventory'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { SmartLink } from '../../ui/SmartLink'
import { useCanSearchAssets } from './AssetResults'

export function SearchStart({ path }: { path: string }) {
  const t = useText()
  const assets = useCanSearchAssets()
  return (
    <>
      <div className="mq-wrap mq-search__recent">
        <RecentList path={path} />
      </div>
      {assets && <Tags path={path} />}
      <GenreLinks heading={t('browseGenres')} />
    </>
  )
}

/** Genre tiles. Renders nothing without genres or without a genre page. */
export function GenreLinks({ heading }: { heading: string }) {
  const { routes } = useRuntime()
  if (useGenres().genres?.length === 0 || !genreLink('', routes())) return null
  return (
    <section className="mq-search__genres">
      <h2 className="mq-wrap">{heading}</h2>
      <GenreTiles first={4} empty={null} />
    </section>
  )
}

const MAX_TAGS = 12

/**
 * Most used tags of a brand as search links. They are optional: hidden without a response or after a refusal (part 2,
 * section 7: a 403 is an error).
 */
function Tags({ path }: { path: string }) {
  const t = useText()
  const { data } = useQuery(tagsQuery)
  if (!data || data.length === 0) return null
  return (
    <section className="mq-wrap mq-tags" aria-labelledby="mq-tags">
      <h2 id="mq-tags">{t('popularTags')}</h2>
      <ul>
        {mostUsed(data).map(({ value }) => (
          <li key={value}>
            <SmartLink href={searchAddress(path, value)}>{value}</SmartLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function mostUsed(tags: readonly Tag[]): readonly Tag[] {
  const unique = [...new Map(tags.map((tag) => [tag.value, tag])).values()]
  return unique.sort((first, second) => (second.times_used ?? 0) - (first.times_used ?? 0)).slice(0, MAX_TAGS)
}
