import type { ReactNode } from 'react'
import { PageFrame } from '../page/PageFrame'
import { PageHeading } from '../page/PageHeading'
import { ModuleList } from '../site/react/ModuleList'
import { usePage } from '../site/react/PageContext'
import { useRuntime, useSession } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'
import { Button } from '../ui/Button'
import { type Choice, Select } from '../ui/form/Select'
import { ListInvitation } from './ListInvitation'
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
  const { signedIn } = useSession()
  const name = route?.heading ?? route?.label ?? heading
  return (
    <PageFrame title={name}>
      <ModuleList uri={route?.modules_uri}>
        <div className="mq-own">
          <PageHeading heading={name}>
            {signedIn && <Select label={t('sort')} quiet value={sort} choices={sorts} onChange={onSort} />}
          </PageHeading>
          {signedIn ? (
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
