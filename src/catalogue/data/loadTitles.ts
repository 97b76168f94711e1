import type { TitleCard } from '../../generated/types'
import quick from '../../generated/validators/service/title-card.quick.js'
import type { Reply } from '../../service/http/reply'
import type { Runtime } from '../../site/runtime'
import { type Listed, readList } from '../../site/validate/readAnswer'
import { rememberCards } from './knownCards'

/**
 * The titles of an answer, without those that are broken; their pages will know them.
 * @param path where the list stands in the answer. Default `data`
 * @throws ServiceError when the service does not answer, TypeError when it answers something else
 */
export async function loadTitles(
  runtime: Runtime,
  answer: Promise<Reply>,
  path?: readonly string[],
): Promise<Listed<TitleCard>> {
  const { problems } = runtime
  const list = await readList<TitleCard>(await answer, { schema: 'service/title-card', quick, problems }, path)
  rememberCards(runtime, list.items)
  return list
}
