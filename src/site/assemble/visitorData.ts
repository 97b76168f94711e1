import type { DataScope } from '../../data/DataContext'
import { createQueryStore } from '../../data/queryStore'
import type { HistoryEntry, TitleCard } from '../../generated/types'
import type { Http } from '../../service/http/http'
import type { ResponseSchema } from '../../service/query'
import type { Session } from '../../session/session'
import type { Problems } from '../validate/problem'
import { reportForbiddenKeys, validateDocument } from '../validate/validateDocument'

let siteCount = 0

interface VisitorDataSettings {
  http: Http
  session: Session
  problems: Problems
}

/** Service data of the current visitor. It is replaced when the visitor changes (threats S8). */
export function createVisitorData({ http, session, problems }: VisitorDataSettings) {
  const site = `site-${++siteCount}`
  const cards = new Map<string, TitleCard>()
  let scope: DataScope | undefined

  function data(): DataScope {
    if (scope) return scope
    const current: DataScope = {
      site,
      visitor: session.state().epoch,
      http,
      queries: createQueryStore(),
      validate: (reply, data, { schema, quick }, at) => {
        const { path: file, text } = reply
        reportForbiddenKeys(file, reply, problems)
        return validateDocument({ file, text, data }, schema, quick, problems, at)
      },
      // Late lists of the previous visitor are ignored.
      onListRead: (type, items) => scope === current && rememberCards(type, items),
    }
    scope = current
    return current
  }

  function rememberCards({ schema }: ResponseSchema<unknown>, items: readonly unknown[]): void {
    if (CARD_SCHEMAS.has(schema)) for (const card of items as TitleCard[]) cards.set(card.slug, card)
    if (schema === 'service/history-entry')
      for (const { title, progress } of items as HistoryEntry[])
        if (title) cards.set(title.slug, { ...title, progress })
  }

  return {
    data,
    cards,
    clear(): void {
      cards.clear()
      scope?.queries.clear?.()
      scope = undefined
    },
  }
}

/** Types of list items from which a title page can render its first view */
const CARD_SCHEMAS: ReadonlySet<string> = new Set(['service/title-card', 'service/episode'])
