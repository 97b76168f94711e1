import { useLanguageNames } from '../player/tracks/useLanguageNames'
import { authType } from '../session/authType'
import { useRuntime, useSession } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'
import { Button, buttonClass } from '../ui/Button'
import { Dialog } from '../ui/overlay/Dialog'
import { SmartLink } from '../ui/SmartLink'
import './accountDialog.scss'

/** Profile of the signed-in user, with a link to change the password if the site has passwords */
export function AccountFacts({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { plan } = useRuntime()
  const { profile = {} } = useSession()
  const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ')
  const nameOf = useLanguageNames([profile.language ?? ''])
  const facts = (
    [
      ['accountName', name],
      ['email', profile.email],
      ['username', profile.username],
      ['accountLanguage', profile.language && (nameOf(profile.language) ?? profile.language)],
    ] as const
  ).filter(([, value]) => value)
  return (
    <Dialog name={t('myAccount')} className="mq-account-dialog" onClose={onClose}>
      <h2>{t('myAccount')}</h2>
      <dl>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mq-account-dialog__on">
        <Button kind="first" onClick={onClose}>
          {t('close')}
        </Button>
        {authType(plan.document) === 'password' && (
          <SmartLink className={buttonClass('line')} href="/reset" onClick={onClose}>
            {t('changePassword')}
          </SmartLink>
        )}
      </div>
    </Dialog>
  )
}
