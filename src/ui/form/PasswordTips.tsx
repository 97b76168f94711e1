import { passwordTips } from '../../lib/fields/passesField'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Icon } from '../Icon'

const WORDS = {
  length: 'tipLength',
  uppercase: 'tipUppercase',
  number: 'tipNumber',
  special: 'tipSpecial',
} as const satisfies Record<string, TextKey>

/** What a new password needs, ticked off while it is typed (spec, section 5: live tips). */
export function PasswordTips({ value }: { value: string }) {
  const t = useText()
  return (
    <ul className="mq-tips">
      {passwordTips(value).map(({ tip, met }) => (
        <li key={tip} className={met ? 'mq-tips__met' : undefined}>
          <Icon name={met ? 'check' : 'info'} />
          {t(WORDS[tip])}
          {met && <span className="mq-vh"> {t('done')}</span>}
        </li>
      ))}
    </ul>
  )
}
