import type { ReactNode } from 'react'
import { EmptyStateArt } from '../page/EmptyStateArt'
import { PageFrame } from '../page/PageFrame'
import { PageHeading } from '../page/PageHeading'
import { SignInButton } from '../page/SignInButton'
import { authType } from '../session/authType'
import { hasOwnLists } from '../session/ownLists'
import { ModuleList } from '../site/react/ModuleList'
import { usePage } from '../site/react/PageContext'
import { useRuntime, useSession } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'
import { buttonClass } from '../ui/Button'
import { type Choice, Select } from '../ui/form/Select'
import { SmartLink } from '../ui/SmartLink'
import './listInvitation.scss'
import './ownListPage.scss'

interface Props {
  /** Default if the route has none */
  heading: string
  signedOutText: string
  sort: string
  sorts: readonly Choice[]
  onSort: (sort: string) => void
  children: ReactNode
}

/**
 * Page of a viewer's list: heading, sort, and sign-in for signed-out visitors. Without sign-in, they see a message and a
 * link home (decision 0085).
 */
export function OwnListPage({ heading, signedOutText, sort, sorts, onSort, children }: Props) {
  const t = useText()
  const { route } = usePage()
  const { plan } = useRuntime()
  const own = hasOwnLists(useSession())
  const name = route?.heading ?? route?.label ?? heading
  const home = (
    <SmartLink className={buttonClass('first')} href="/">
      {t('goHome')}
    </SmartLink>
  )
  return (
    <PageFrame title={name}>
      <ModuleList uri={route?.modules_uri}>
        <div className="mq-own">
          <PageHeading heading={name}>
            {own && <Select label={t('sort')} hideLabel value={sort} choices={sorts} onChange={onSort} />}
          </PageHeading>
          {own ? (
            children
          ) : (
            <ListInvitation text={authType(plan.document) ? signedOutText : t('signInUnset')}>
              <SignInButton instead={home}>{t('signIn')}</SignInButton>
            </ListInvitation>
          )}
        </div>
      </ModuleList>
    </PageFrame>
  )
}

/** Empty state of a viewer's list */
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

/** Notice below the heading */
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
