import { useText } from '../../../text/TextContext'
import type { CommentFailure } from '../writing/drafts'
import { ComposerErrorMessage } from './ComposerErrorMessage'
import { failureTextKey } from './failureText'

interface Props {
  /** Characters above the limit. */
  excess: number
  failure: CommentFailure | undefined
  onRetry: () => void
}

export function ComposerProblems({ excess, failure, onRetry }: Props) {
  const t = useText()
  return (
    <>
      {excess > 0 && <ComposerErrorMessage>{t('commentTooLong', { count: excess })}</ComposerErrorMessage>}
      {failure && (
        <ComposerErrorMessage retry={failure.reason === 'failed' ? onRetry : undefined}>
          {`${t(failureTextKey(failure))} ${t('textKept')}`}
        </ComposerErrorMessage>
      )}
    </>
  )
}
