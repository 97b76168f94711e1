import type { ReactNode } from 'react'
import { personName } from '../../../catalogue/collections/collectionFacts'
import { InitialsAvatar } from '../../../catalogue/collections/InitialsAvatar'
import { relativeDate } from '../../../catalogue/collections/relativeDate'
import { isWithinAccessDates, PERMISSIONS, type Permission } from '../../../collaboration/permissions'
import type { Collection, CollectionGroup, CollectionUser } from '../../../generated/types'
import { parseDate } from '../../../lib/dates/parseDate'
import { EmptyState } from '../../../page/EmptyState'
import { useSession } from '../../../site/react/RuntimeContext'
import { useServiceTime } from '../../../site/react/useServiceTime'
import { useText } from '../../../text/TextContext'
import { PERMISSION_LABELS } from '../InfoPanel'
import { isOwner, unlistedOwner } from '../ownerName'
import './collaborators.scss'

/** Users and groups with their permissions (spec part 2, section 2: Collaborators). */
export function CollaboratorsTab({ collection }: { collection: Collection }) {
  const t = useText()
  const { users: listed = [], groups = [] } = collection.access ?? {}
  const owner = unlistedOwner(collection)
  const users = owner ? [owner, ...listed] : listed
  const internal = users.filter(({ user_type }) => user_type !== 'external')
  const external = users.filter(({ user_type }) => user_type === 'external')
  if (users.length + groups.length === 0) return <EmptyState text={t('noCollaborators')} />
  return (
    <div className="mq-collaborators">
      <Section heading={t('internalUsers')} count={internal.length}>
        {internal.map((person, index) => (
          <Person key={`${person.user} ${index}`} person={person} collection={collection} unlisted={person === owner} />
        ))}
      </Section>
      <Section heading={t('externalUsers')} count={external.length}>
        {external.map((person, index) => (
          <Person key={`${person.user} ${index}`} person={person} collection={collection} />
        ))}
      </Section>
      <Section heading={t('userGroups')} count={groups.length}>
        {groups.map((group, index) => (
          <Group key={`${group.id} ${index}`} group={group} />
        ))}
      </Section>
    </div>
  )
}

/** Renders nothing if `count` is 0. */
function Section({ heading, count, children }: { heading: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section>
      <h2>
        {heading} <small>{count}</small>
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

interface PersonProps {
  person: CollectionUser
  collection: Collection
  /** True for an owner without an entry in the access list: access period and visits are unknown. */
  unlisted?: boolean
}

function Person({ person, collection, unlisted = false }: PersonProps) {
  const t = useText()
  const { profile } = useSession()
  const now = useServiceTime()
  const { user, user_type, start_date, end_date, visit_date } = person
  const owner = isOwner(user, collection.created_by)
  const self = [profile?.email, profile?.username].some((name) => name?.toLowerCase() === user.toLowerCase())
  const visited = relativeDate(visit_date, now, t)
  const notes = [owner && t('itsOwner'), self && t('yourself'), user_type === 'external' && t('isExternal')]
  return (
    <li className="mq-collaborator">
      <InitialsAvatar name={personName(person)} />
      <div className="mq-collaborator__name">
        <strong>{personName(person)}</strong> {notes.filter(Boolean).join(' ')}
        {personName(person) !== user && <small>{user}</small>}
      </div>
      <Permissions permissions={owner ? PERMISSIONS : (person.permissions ?? [])} />
      {!unlisted && (
        <span className="mq-collaborator__access">
          {accessText()}
          <small>{visited ? t('lastVisit', { date: visited }) : t('neverVisited')}</small>
        </span>
      )}
    </li>
  )

  function accessText(): ReactNode {
    const startTime = parseDate(start_date)
    if (startTime !== undefined && startTime > now)
      return t('accessFrom', { date: relativeDate(start_date, now, t) ?? '' })
    if (!isWithinAccessDates(person, now)) return <em>{t('collectionExpired')}</em>
    const endDate = relativeDate(end_date, now, t)
    return endDate ? t('accessUntil', { date: endDate }) : t('accessOpen')
  }
}

function Group({ group }: { group: CollectionGroup }) {
  const t = useText()
  return (
    <li className="mq-collaborator">
      <InitialsAvatar name={group.name} />
      <div className="mq-collaborator__name">
        <strong>{group.name}</strong>
        <small>{t('groupOf', { count: group.users?.length ?? 0 })}</small>
      </div>
      <Permissions permissions={group.permissions ?? []} />
    </li>
  )
}

function Permissions({ permissions }: { permissions: readonly Permission[] }) {
  const t = useText()
  return (
    <span className="mq-collaborator__may">
      {PERMISSIONS.filter((each) => permissions.includes(each)).map((each) => (
        <span key={each}>{t(PERMISSION_LABELS[each])}</span>
      ))}
    </span>
  )
}
