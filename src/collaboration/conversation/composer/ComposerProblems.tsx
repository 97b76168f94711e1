import { useText } from '../../../text/TextContext'
import type { Failure } from '../writing/drafts'
import { failureText } from './failureText'
import { Problem } from './Problem'

interface Props {
  /** Characters above the limit. */
  excess: number
  failure: Failure | undefined
  onRetry: () => void
}

export function ComposerProblems({ excess, failure, onRetry }: Props) {
  const t = useText()
  return (
    <>
      {excess > 0 && <Problem>{t('commentTooLong', { count: excess })}</Problem>}
      {failure && (
        <Problem retry={failure.reason === 'failed' ? onRetry : undefined}>
          {`${t(failureText(failure))} ${t('textKept')}`}
        </Problem>
      )}
    </>
  )
}
