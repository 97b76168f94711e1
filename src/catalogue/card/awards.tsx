import { type ReactNode, use } from 'react'
import type { SiteConfig, TitleCard } from '../../generated/types'
import { usePage } from '../../site/react/PageContext'
import { SessionContext, useRuntime } from '../../site/react/RuntimeContext'
import type { Text } from '../../text/createText'
import type { Captions } from './Card'

/**
 * `showsAwards` for the present visitor, where the page's route or the captions ask for them. Who need not know the visitor's groups does not listen to the session: a page
 * may have a thousand cards.
 */
export function useAwards(captions: Captions): boolean {
  const { site_config: config } = useRuntime().plan.document
  const { route } = usePage()
  const wanted = captions === 'nominations' || Boolean(route?.nominations_heading)
  const groups = wanted && config.nominations_group ? use(SessionContext).groups : NONE
  return showsAwards(wanted, config, groups)
}

const NONE: readonly string[] = []

/**
 * Whether wins and nominations are shown. Where the brand names a group, its members see them and everybody else the
 * description (spec, section 3: nominations_group).
 * @param wanted the route's `nominations_heading` or the module asks for them
 * @param groups content groups of the visitor
 */
export const showsAwards = (
  wanted: boolean,
  { nominations_group: group }: SiteConfig,
  groups: readonly string[],
): boolean => wanted && (!group || groups.includes(group))

/** Wins and nominations in words, none where there are none (spec: Title grid card). */
export function awardsOf(title: TitleCard, t: Text): { wins?: string; nominations?: string } {
  const { award_count: wins = 0, nomination_count: nominations = 0 } = title.nominations ?? {}
  return {
    wins: wins > 0 ? t('wins', { count: wins }) : undefined,
    nominations: nominations > 0 ? t('nominations', { count: nominations }) : undefined,
  }
}

/** The same as a line below a card, the wins in bold. */
export function awardsLine(title: TitleCard, t: Text): ReactNode {
  const { wins, nominations } = awardsOf(title, t)
  if (!wins && !nominations) return null
  return (
    <>
      {wins && <b>{wins}</b>} {nominations && <span>{nominations}</span>}
    </>
  )
}
