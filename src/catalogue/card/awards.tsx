import { type ReactNode, use } from 'react'
import type { SiteConfig, TitleCard } from '../../generated/types'
import { usePage } from '../../site/react/PageContext'
import { SessionContext, useRuntime } from '../../site/react/RuntimeContext'
import type { TranslateFunction } from '../../text/createText'
import type { Captions } from './Card'

/**
 * Whether to show wins and nominations to the current visitor (`showsAwards`). Subscribes to the session only if the
 * visitor's groups matter, because a page may have a thousand cards.
 */
export function useShowsAwards(captions: Captions): boolean {
  const { site_config: config } = useRuntime().plan.document
  const { route } = usePage()
  const requested = captions === 'nominations' || Boolean(route?.nominations_heading)
  const groups = requested && config.nominations_group ? use(SessionContext).groups : NO_GROUPS
  return showsAwards(requested, config, groups)
}

const NO_GROUPS: readonly string[] = []

/**
 * Whether wins and nominations are shown. If the brand names a group, only its members see them and other visitors see
 * the description (spec, section 3: nominations_group).
 * @param requested by the route's `nominations_heading` or by the module
 * @param groups content groups of the visitor
 */
export const showsAwards = (
  requested: boolean,
  { nominations_group: group }: SiteConfig,
  groups: readonly string[],
): boolean => requested && (!group || groups.includes(group))

/** Texts for wins and nominations, undefined for a count of 0 (spec: Title grid card). */
export function awardsOf(title: TitleCard, t: TranslateFunction): { wins?: string; nominations?: string } {
  const { award_count: wins = 0, nomination_count: nominations = 0 } = title.nominations ?? {}
  return {
    wins: wins > 0 ? t('wins', { count: wins }) : undefined,
    nominations: nominations > 0 ? t('nominations', { count: nominations }) : undefined,
  }
}

/** The line below a card, with wins in bold. */
export function awardsLine(title: TitleCard, t: TranslateFunction): ReactNode {
  const { wins, nominations } = awardsOf(title, t)
  if (!wins && !nominations) return null
  return (
    <>
      {wins && <b>{wins}</b>} {nominations && <span>{nominations}</span>}
    </>
  )
}
