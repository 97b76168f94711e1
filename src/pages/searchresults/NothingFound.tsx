import { useSearchParams } from 'react-router-dom'
import { usePage } from '../../site/react/PageContext'
import { useText } from '../../text/TextContext'
import { Button, buttonClass } from '../../ui/Button'
import { SmartLink } from '../../ui/SmartLink'
import { GenreDoors } from './GenreDoors'
import { changed, type SearchQuestion } from './searchQuery'

/** Nothing was found: what to try, and the genres to look around in. */
export function NothingFound({ question, onClear }: { question: SearchQuestion; onClear: () => void }) {
  const t = useText()
  const [params] = useSearchParams()
  const { pathname } = usePage()
  return (
    <>
      <div className="mq-wrap mq-search__nothing">
        <p>{t('searchNothing', { words: question.search })}</p>
        <p className="mq-search__ways">
          <Button kind="line" onClick={onClear}>
            {t('clearSearch')}
          </Button>
          {!question.type.includes(',') && (
            <SmartLink className={buttonClass('line')} href={`${pathname}${changed(params, { type: undefined })}`}>
              {t('searchAllTypes')}
            </SmartLink>
          )}
        </p>
      </div>
      <GenreDoors heading={t('browseInstead')} />
    </>
  )
}
