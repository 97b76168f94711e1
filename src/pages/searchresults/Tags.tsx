import { useService } from '../../data/useService'
import type { Tag } from '../../generated/types'
import quick from '../../generated/validators/service/tag.quick.js'
import { searchAddress } from '../../search/searchAddress'
import { getTags } from '../../service/inventory'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'
import { readList } from '../../site/validate/readAnswer'
import { useText } from '../../text/TextContext'
import { SmartLink } from '../../ui/SmartLink'
import './tags.scss'

/** So many are shown, the most used ones. */
const SHOWN = 12

/**
 * The tags that a brand uses most, each a search. They are a shortcut: without an answer, or when it is refused
 * (part 2, section 7: a 403 is an error), nothing stands here.
 */
export function Tags({ path }: { path: string }) {
  const t = useText()
  const runtime = useRuntime()
  const { data } = useService('tags', () => loadTags(runtime))
  if (!data || data.length === 0) return null
  return (
    <section className="mq-wrap mq-tags" aria-labelledby="mq-tags">
      <h2 id="mq-tags">{t('popularTags')}</h2>
      <ul>
        {data.map(({ value }) => (
          <li key={value}>
            <SmartLink href={searchAddress(path, value)}>{value}</SmartLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function loadTags({ http, problems }: Runtime): Promise<Tag[]> {
  const { items } = await readList<Tag>(await getTags(http), { schema: 'service/tag', quick, problems })
  const unique = [...new Map(items.map((tag) => [tag.value, tag])).values()]
  return unique.sort((one, other) => (other.times_used ?? 0) - (one.times_used ?? 0)).slice(0, SHOWN)
}
