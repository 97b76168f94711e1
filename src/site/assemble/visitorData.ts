import type { DataScope } from '../../data/DataContext'
import { createQueryStore } from '../../data/queryStore'
import type { HistoryEntry, TitleCard } from '../../generated/types'
import type { Http } from '../../service/http/http'
import type { DataType } from '../../service/query'
import type { Session } from '../../session/session'
import type { Problems } from '../validate/problem'
import { nameForbidden, validateDocument } from '../validate/validateDocument'

/** The number of sites created so far. */
let sites = 0

interface Settings {
  http: Http
  session: Session
  problems: Problems
}

/** What the service has answered the present visitor of a site. Another visitor starts with nothing (threats S8). */
export function createVisitorData({ http, session, problems }: Settings) {
  const site = `site-${++sites}`
  const cards = new Map<string, TitleCard>()
  let scope: DataScope | undefined

  function data(): DataScope {
    if (scope) return scope
    const own: DataScope = {
      site,
      visitor: session.state().epoch,
      http,
      queries: createQueryStore(),
      validate: (reply, data, { schema, quick }, at) => {
        const { path: file, text } = reply
        nameForbidden(file, reply, problems)
        return validateDocument({ file, text, data }, schema, quick, problems, at)
      },
      // Lists that arrive late belong to a visitor who has left.
      onListRead: (thing, items) => scope === own && rememberCards(thing, items),
    }
    scope = own
    return own
  }

  function rememberCards({ schema }: DataType<unknown>, items: readonly unknown[]): void {
    if (CARDS.has(schema)) for (const card of items as TitleCard[]) cards.set(card.slug, card)
    if (schema === 'service/history-entry')
      for (const { title, progress } of items as HistoryEntry[])
        if (title) cards.set(title.slug, { ...title, progress })
  }

  return {
    data,
    cards,
    forget(): void {
      cards.clear()
      scope?.queries.clear?.()
      scope = undefined
    },
  }
}

/** Things of lists that hold enough of a title for its page to open with. */
const CARDS: ReadonlySet<string> = new Set(['service/title-card', 'service/episode'])
