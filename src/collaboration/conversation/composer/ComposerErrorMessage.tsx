import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'

/** An error message, with a retry button if retrying can help. */
export function ComposerErrorMessage({ children, retry }: { children: string; retry?: () => void }) {
  const t = useText()
  return (
    <p className="mq-composer__problem" role="alert">
      <Icon name="info" />
      {children}
      {retry && (
        <button type="button" className="mq-talk-link" onClick={retry}>
          {t('tryAgain')}
        </button>
      )}
    </p>
  )
}
