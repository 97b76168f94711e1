import type { ComponentProps } from 'react'
import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'

interface Props extends ComponentProps<'select'> {
  id: string
  maxGuests: number
}

/** None, or 1 up to the limit of the affiliation (spec part 2, section 5). */
export function GuestField({ id, maxGuests, ...select }: Props) {
  const t = useText()
  return (
    <div className="mq-field mq-rsvp__guests">
      <label htmlFor={id}>{t('rsvpGuests')}</label>
      <span className="mq-field__frame">
        <select id={id} {...select}>
          <option value="">{t('rsvpGuestsNone')}</option>
          {Array.from({ length: Math.min(maxGuests, 100) }, (_, index) => (
            <option key={index + 1} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </div>
  )
}
