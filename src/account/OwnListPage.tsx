import type { ReactNode } from 'react'
import { EmptyStateArt } from '../page/EmptyStateArt'
import { PageFrame } from '../page/PageFrame'
import { PageHeading } from '../page/PageHeading'
import { hasOwnLists } from '../session/ownLists'
import { ModuleList } from '../site/react/ModuleList'
import { usePage } from '../site/react/PageContext'
import { useRuntime, useSession } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'
import { Button, buttonClass } from '../ui/Button'
import { type Choice, Select } from '../ui/form/Select'
import { SmartLink } from '../ui/SmartLink'
import './listInvitation.scss'
import './ownListPage.scss'

interface Props {
  /** Where the route names none. */
  heading: string
  /** What somebody reads who is not signed in. */
  closed: string
  sort: string
  sorts: readonly Choice[]
  onSort: (sort: string) => void
  children: ReactNode
}

/** The page of a list that a viewer has for themselves: heading, sort, and a way to sign in for who is not. */
export function OwnListPage({ heading, closed, sort, sorts, onSort, children }: Props) {
  const t = useText()
  const { route } = usePage()
  const { session } = useRuntime()
  const own = hasOwnLists(useSession())
  const name = route?.heading ?? route?.label ?? heading
  return (
    <PageFrame title={name}>
      <ModuleList uri={route?.modules_uri}>
        <div className="mq-own">
          <PageHeading heading={name}>
            {own && <Select label={t('sort')} quiet value={sort} choices={sorts} onChange={onSort} />}
          </PageHeading>
          {own ? (
            children
          ) : (
            <ListInvitation text={closed}>
              <Button kind="first" onClick={() => session.ask()}>
                {t('signIn')}
              </Button>
            </ListInvitation>
          )}
        </div>
      </ModuleList>
    </PageFrame>
  )
}

/** A list of the viewer's own with nothing on it yet, and the way to something. */
export function EmptyOwnList({ text }: { text: string }) {
  const t = useText()
  return (
    <ListInvitation text={text}>
      <SmartLink className={buttonClass('first')} href="/">
        {t('findSomething')}
      </SmartLink>
    </ListInvitation>
  )
}

/** Below the heading: why there is nothing to see yet, and what to do about it. */
function ListInvitation({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="mq-invitation mq-wrap">
      <div className="mq-invitation__words">
        <p>{text}</p>
        {children}
      </div>
      <EmptyStateArt />
    </div>
  )
}
