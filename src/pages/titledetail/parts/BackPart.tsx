import { useNavigate } from 'react-router-dom'
import { useCameFrom } from '../../../catalogue/genres/cameFromGenre'
import { isPlainPress } from '../../../lib/url/isPlainPress'
import { usePage } from '../../../site/react/PageContext'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'
import { SmartLink } from '../../../ui/SmartLink'
import { backLink } from './backLink'
import type { PartProps } from './parts'

/** The way back: to the list that the page belongs to. Who came from there lands in the same place of it. */
export function BackPart({ level }: PartProps) {
  const t = useText()
  const { routes } = useRuntime()
  const navigate = useNavigate()
  const { pathname } = usePage()
  const genre = useCameFrom()
  // A dialog has its own way out.
  if (level === 2) return null
  const { href, label } = backLink(routes(), pathname, genre)
  return (
    <SmartLink
      className="mq-title__back"
      href={href}
      onClick={(event) => {
        if (!isPlainPress(event) || !((window.history.state?.idx ?? 0) > 0)) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      <Icon name="back" />
      {label ?? t('back')}
    </SmartLink>
  )
}
